import { leftover } from '../coverage.ts'
import { judgeOfEither } from '../judge/either-trend.ts'
import { isShortQuote } from '../judge/quotes.ts'
import { ownLinkVerdict } from '../judge/references.ts'
import type { Span } from '../parse/spans.ts'
import { type FoundStatus, statusBehind } from '../parse/statuses.ts'
import type { ParsedText, Quotation, Sentence } from '../parse/types.ts'
import type { Part, Subject } from '../parts.ts'
import type { AfterParts } from '../reading/after-parts.ts'
import { unsaidKinds } from '../reading/claiming.ts'
import { isOfOtherFigure } from '../reading/gone-to.ts'
import { saidOfTrend, trendNamingOf } from '../reading/said-of-trend.ts'
import type { QuoteSearch } from '../resolve/quote-search.ts'
import { groupOf, type Resolved, type TextScopes, trendsMeant } from '../resolve/scopes.ts'
import {
  answersIn,
  judgeThread,
  type ThreadPlace,
  Threads,
  threadPlacesIn,
  unnamedThreadPlacesIn,
} from '../resolve/threads.ts'
import type { StoredPost, StoredTrend } from '../stored.ts'
import { attributeCandidates } from './attributes.ts'
import type { Candidate, CheckedAgainst, SentenceCandidates } from './candidate.ts'
import { countedWriters } from './counted-writers.ts'
import { asEvidence, exampleCandidates, markAsEvidence, trendsNamed } from './evidence-of-trends.ts'
import { figureCandidates } from './figures.ts'
import { leadInCandidates } from './lead-ins.ts'
import { quotationOfEach } from './of-each-post.ts'
import { asIdOfMeant } from './one-of-trends.ts'
import { placeCandidates } from './places.ts'
import { nearestQuotation } from './quotation-ties.ts'
import { takenOver } from './taken-over.ts'
import { toldByOwner } from './told-by-owner.ts'
import { toldOf } from './told-of.ts'
import { openIfOfCompany, openIfUntold } from './untold-claims.ts'

/** Finds the possible claims of one sentence, and the words of it that claim nothing. */
export function candidatesOf(
  index: number,
  sentence: Sentence,
  { text, sentences }: ParsedText,
  scopes: TextScopes,
  against: CheckedAgainst,
  search: QuoteSearch,
  reading: AfterParts,
): SentenceCandidates {
  const { postIndex, window, names } = against
  const trendScope = scopes.trends[index] ?? { cited: [], isInherited: true }
  const own = scopes.own[index] ?? []
  const inScope = scopes.posts[index] ?? { cited: [], isInherited: true }
  const places = threadPlacesIn(sentence, reading.rest, own, reading.languages)
  const answersOf = new Map(
    own.flatMap((each) => {
      const answers = places.some(({ by }) => by === each) ? answersIn(each, inScope.cited) : []
      return answers.length === 0 ? [] : [[each, answers] as const]
    }),
  )
  // What only says where the others stand is not what they are judged against.
  const postScope = { ...inScope, cited: inScope.cited.filter((each) => !answersOf.has(each)) }
  const beside = reading.figures.filter(({ isBeside }) => isBeside)
  const stated = [...sentence.quotes, ...beside]
  const told = toldByOwner(sentence, reading, search)
  const authors = [...reading.attributes.filter(({ kind }) => kind === 'author'), ...reading.companies]
  const namesSomebody = (claim: Span) =>
    authors.some(({ start, end }) => start === claim.start && end === claim.end)
  const citedFor = (claim: Span) => {
    const { group, others, near } = groupOf(claim, postScope, sentence, text, stated, namesSomebody(claim))
    const posts = postsOf(group)
    const ofOwner = told(claim, posts)
    if (ofOwner !== undefined) {
      const { posts: own, isSure } = ofOwner
      return { posts: own, others: [], otherPosts: isSure ? [] : posts, cites: true, isOrderOpen: !isSure }
    }
    return { posts, others: postsOf(others), otherPosts: postsOf(near), cites: group.length > 0 }
  }
  const quotationFor = (claim: Span) => nearestQuotation(claim, sentence.quotes, text)
  const quotedFor = (claim: Span): StoredPost | undefined => {
    const beside = quotationFor(claim)
    return beside && search.findContaining(beside.readings, citedFor(beside).posts)
  }
  const subjectOf = (claim: Span): Subject => {
    const { group, near } = groupOf(claim, trendScope, sentence, text, stated)
    return {
      ...citedFor(claim),
      trends: trendsOf(toldOf(claim, reading, own, sentence, text) ?? group),
      otherTrends: meant ?? trendsOf(near),
      isTrendInherited: trendScope.isInherited,
    }
  }
  const naming = trendNamingOf(own, sentence, text)
  const meant = trendScope.isInherited ? trendsMeant(trendScope, inScope, against.trends) : undefined
  const judge = (part: Part, subject: Subject) => {
    const judged = judgeOfEither(part, subject, { window, trends: against.trends, search })
    return judged?.verdict === 'refuted' && subject.isOrderOpen === true ? { ...judged, ...IN_ORDER } : judged
  }

  const hasSourceBehind =
    sentence.sourceSentence !== undefined && scopes.own[sentence.sourceSentence]?.length !== 0

  /** What the cited posts stand underneath by a place, and what is judged of its title. */
  const belowBy = ({ by }: ThreadPlace) => {
    const { posts } = citedFor(by)
    const threads = new Threads(posts, postIndex)
    if (!('readings' in by)) return answersOf.has(by) ? { threads } : undefined
    const title = threads.judgeTitle(by.readings, posts, search, sentence.quotes.length === 1)
    return title && { threads, title }
  }
  const unnamedPlaces = unnamedThreadPlacesIn(sentence, reading)
  const threadsOf = (claim: Span) => {
    const isAround = ({ start, end }: Span) => start <= claim.start && claim.end <= end
    const place = places.find(isAround)
    const named = place && belowBy(place)?.threads
    if (named !== undefined) return named
    if (!unnamedPlaces.some(isAround)) return undefined
    const threads = new Threads(citedFor(claim).posts, postIndex)
    return threads.posts.length === 0 ? undefined : threads
  }
  // A kind or platform that is named there is judged by itself, as is a reference.
  const wordsOf = (place: ThreadPlace) =>
    leftover(text, place, [...reading.attributes, ...('readings' in place.by ? [] : [place.by])])
  const shown = trendsNamed(index, sentences, scopes, reading, postsOf(inScope.cited), search)
  const references = own.flatMap((each): Candidate[] => {
    const { reference, posts, trend, ...span } = each
    if (reference?.isMark === true) return [{ ...span, verify: () => markAsEvidence(each, shown) }]
    if (reference === undefined) return []
    const part: Part =
      reference.kind === 'trend'
        ? { kind: 'trend', id: reference.trendId, trend }
        : { kind: 'reference', reference, posts }
    const verify = () => {
      const stored = judge(part, subjectOf(span))
      const judged =
        reference.kind === 'trend'
          ? asIdOfMeant(stored, each, scopes, { index, sentence, text })
          : asEvidence(stored, answersOf.has(each) ? [] : shown)
      const inThread = judgeThread(judged, each, answersOf.get(each) ?? [])
      return inThread === judged || inThread === undefined ? judged : { kind: 'url' as const, ...inThread }
    }
    return [{ ...span, verify }]
  })
  const ownLinks = sentence.references.flatMap((reference): Candidate[] => {
    if (reference.kind !== 'url' || reference.isMark === true || !postIndex.isOwnLink(reference)) return []
    if (postIndex.postsOf(reference).length > 0) return []
    return [
      { start: reference.start, end: reference.end, verify: () => ({ kind: 'url', ...ownLinkVerdict }) },
    ]
  })
  const topics = own.filter(({ trend, reference }) => trend !== undefined && reference === undefined)
  const isNameIn = (quotation: Quotation) =>
    isName(quotation, names) ||
    (quotation.isClosed &&
      leftover(text, quotation, topics).length === 0 &&
      topics.some(({ start, end }) => start < quotation.end && quotation.start < end))
  const quotes = sentence.quotes.map((quotation): Candidate => {
    const { start, end } = quotation
    return {
      start,
      end,
      verify: () => {
        const subject = subjectOf(quotation)
        const place = places.find(({ by }) => by === quotation)
        const title = place && belowBy(place)?.title
        if (title) return { kind: 'quote', ...title, covers: wordsOf(place) }
        const containingPost = search.findContaining(quotation.readings, subject.posts)
        if (containingPost === undefined && isShortQuote(quotation)) return 'short_quote'
        if (containingPost === undefined && isNameIn(quotation)) return 'name'
        const judged = judge({ kind: 'quotation', quotation, containingPost }, subject)
        if (subject.posts.length < 2) return judged
        const { group } = groupOf(quotation, postScope, sentence, text, stated)
        return quotationOfEach(judged, quotation, sentence, group, text, search)
      },
    }
  })
  const figures = figureCandidates(sentence, text, reading, { judge, subjectOf, window })
  const dates = reading.dates.map((date): Candidate => {
    const isCitedElsewhere = postScope.isInherited && !hasSourceBehind
    const part: Part = { kind: 'date', date, sentence, text, isCitedElsewhere }
    const verify = () => judge(part, subjectOf(date))
    return { start: date.start, end: date.end, verify }
  })
  const isQuoted = (status: FoundStatus) =>
    sentence.quotes.some(({ start, end }) => start <= status.start && status.end <= end)
  // A name followed by its id says one status: the longer span stands for both.
  const behind = own
    .flatMap((each) => (each.trend === undefined ? [] : (statusBehind(each, sentence, text) ?? [])))
    .filter(({ end }, index, all) => all.findIndex((other) => other.end === end) === index)
  const named = [...new Set(trendScope.cited.flatMap(({ trend }) => trend ?? []))]
  const statuses = [...reading.statuses, ...behind].flatMap((status): Candidate[] => {
    if (isQuoted(status)) return []
    const verify = () => {
      // "The score of “X” is rising".
      if (status.isPredicate === true && isOfOtherFigure(status, reading, sentence.start)) return undefined
      const judged = judge({ kind: 'status', ...status }, { ...citedFor(status), trends: named })
      return status.isPredicate === true
        ? saidOfTrend(judged, status, undefined, reading, naming, sentence.start)
        : judged
    }
    return [{ start: status.start, end: status.end, verify }]
  })
  const whole = takenOver(sentence, text, (claim) => citedFor(claim).posts, search)
  const attributes = attributeCandidates(reading, {
    start: sentence.start,
    subjectOf,
    threadsOf,
    quotationFor,
    quotedFor,
    judge,
    naming,
  })
  // What a post says literally is judged as its words alone.
  const isApart = (each: Span) => whole === undefined || each.start < whole.start || each.end > whole.end
  const said = [...figures, ...dates, ...statuses, ...attributes]
    .filter(isApart)
    .map((each) => openIfUntold(each, reading))
    .map((each) => (trendScope.isInherited ? openIfOfCompany(each, reading, sentence.start) : each))
  return {
    candidates: [
      ...references,
      ...ownLinks,
      ...quotes,
      ...placeCandidates(sentence, { subjectOf, judge }),
      ...countedWriters(sentence, reading, own, search),
      ...exampleCandidates(reading, sentence, {
        posts: postScope,
        trends: shown.length === 0 ? named : shown,
        from: trendScope.isInherited ? undefined : trendScope.cited[0]?.start,
      }),
      ...said,
      ...leadInCandidates(index, sentences, scopes, reading, against.trends),
      ...(whole === undefined ? [] : [whole]),
    ].sort((a, b) => a.start - b.start),
    claimless: [
      ...reading.claimless(),
      ...places.flatMap((place) =>
        !('readings' in place.by) && answersOf.has(place.by) ? wordsOf(place) : [],
      ),
      // Without a post they name no kind of one, but for what all of a trend's are said to be.
      ...(postScope.cited.length === 0 ? unsaidKinds(reading.attributes, reading.rest, sentence.start) : []),
    ],
    people: reading.people(),
    crowds: reading.crowds(),
    writers: reading.writers(),
    isListed: reading.figures.some(({ listed }) => listed !== undefined),
    tellers: reading.tellers,
    asserts: sentence.asserts || (!sentence.isNote && beside.length > 0),
  }
}

const IN_ORDER = {
  verdict: 'not_checked',
  reason: 'It does not tell of which cited post this is so: put what is said of each next to its reference.',
} as const

/** Whether it is the name of the product or of a word of the list, and no quotation. */
function isName({ readings }: Quotation, names: readonly string[]): boolean {
  const words = (readings[0] ?? '')
    .trim()
    .replace(/[.,;:]$/, '')
    .toLowerCase()
  return names.some((name) => name.toLowerCase() === words)
}

function postsOf(group: readonly Resolved[]): StoredPost[] {
  return [...new Set(group.flatMap(({ posts }) => posts))]
}

function trendsOf(group: readonly Resolved[]): StoredTrend[] {
  return group.flatMap(({ trend }) => trend ?? [])
}
