import { lazily } from '../../lib/lazily.ts'
import type { UnlocatedClaim } from '../claim-verdict.ts'
import { leftover } from '../coverage.ts'
import { behindCounted, findIntents } from '../lexicon/index.ts'
import { COUNTS_POSTS } from '../parse/asides.ts'
import type { Figure } from '../parse/figures.ts'
import { quantityIncludes } from '../parse/quantities.ts'
import { isNamedPart } from '../parse/share-numbers.ts'
import { placesTogether, type SharedBy } from '../parse/shared.ts'
import { moved, overlap, type Span } from '../parse/spans.ts'
import type { Sentence } from '../parse/types.ts'
import type { Part, Subject } from '../parts.ts'
import type { AfterParts } from '../reading/after-parts.ts'
import { isWaitedFor } from '../reading/owned.ts'
import { isOfPeople, OF_PEOPLE } from '../reading/people.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import { phrasesSetApart } from '../reading/set-apart.ts'
import { coveringTogether } from '../reading/together.ts'
import { type PartOfTrend, partOf } from '../resolve/part-of-trend.ts'
import type { Window } from '../resolve/window.ts'
import type { StoredTrend } from '../stored.ts'
import type { Candidate } from './candidate.ts'
import { figureOfEach } from './of-each-post.ts'
import { judgedElsewhere } from './quantified.ts'

/** The possible claims about the figures of the posts and trends that a sentence speaks of. */
export function figureCandidates(
  sentence: Sentence,
  text: string,
  reading: AfterParts,
  {
    judge,
    subjectOf,
    window,
  }: {
    readonly judge: (part: Part, subject: Subject) => UnlocatedClaim | undefined
    readonly subjectOf: (claim: Span) => Subject
    readonly window: Window
  },
): Candidate[] {
  const beside = reading.figures.filter(({ isBeside }) => isBeside)
  const hasPercentage = reading.figures.some(({ word }) => word === 'percentage')
  const places = lazily(() => {
    const inSentence = reading.attributes.flatMap((each) =>
      each.kind === 'platform' ? [moved(each, -sentence.start)] : [],
    )
    const phraseEndOf = phrasesSetApart(reading.rest, reading.languages, () =>
      reading.people().map((each) => moved(each, -sentence.start)),
    )
    return placesTogether(text.slice(sentence.start, sentence.end), inSentence).map(({ start, end, by }) => {
      const apart = phraseEndOf({ start, end })
      return {
        ...moved({ start, end }, sentence.start),
        ...(apart === undefined ? {} : { phraseEnd: sentence.start + apart }),
        by,
      }
    })
  })
  const communities = reading.attributes.flatMap(({ kind, start, end }) =>
    kind === 'community' ? [{ start, end }] : [],
  )
  /**
   * Of "28 mentions, most of them on Reddit" another number is that of the platform, which is also that of authors beside posts: "16
   * posts on Reddit by 12 authors". `isBehind` is for "12 authors wrote the 16 Reddit posts", which may tell of all authors.
   */
  const placesOf = ({ word, end, covers: [number] }: Figure, isBehind: boolean) => {
    const counted = word === 'authors' ? 'authors' : 'posts'
    const others = reading.shares.filter(({ covers: [part] }) => part?.start !== number?.start)
    const numbers = [...others, ...reading.figures].flatMap(({ covers: [part] }) => part ?? [])
    const isOfOther = (place: Span) =>
      others.some(({ of, quantity, covers }) => {
        if (!covers.some((each) => overlap(each, place))) return false
        const between = numbers.filter((each) => each.start >= end && each.end <= place.start)
        const isOwn = between.every(({ start }) => start === quantity.start)
        return of === counted || isNamedPart(quantity) || (between.length > 0 && !(isBehind && isOwn))
      })
    return [...places().filter((place) => !isOfOther(place)), ...communities]
  }
  // "No reposts and more than 2,000 views" negates no view.
  const otherFigures = ({ start }: Figure) =>
    reading.figures.filter((each) => each.start !== start).flatMap(({ covers }) => covers)
  const isJudgedElsewhere = lazily(() => judgedElsewhere(reading, { judge, subjectOf }))
  const partIn = (figure: Figure, isBehind: boolean) =>
    partOf(figure, sentence, reading.dates, placesOf(figure, isBehind), text, window)
  /** The numbers of posts on some platforms, in the order of the text. */
  const postsOnPlaces = lazily(() =>
    [
      ...reading.shares.flatMap(({ by, of, quantity, covers }) =>
        of === 'authors' || 'intent' in by || quantity.isPercent || isNamedPart(quantity)
          ? []
          : [{ by, covers }],
      ),
      ...reading.figures.flatMap((figure) => {
        const by = COUNTS_POSTS.has(figure.word) ? partIn(figure, false).on : undefined
        return by === undefined ? [] : [{ by, covers: figure.covers }]
      }),
    ]
      .flatMap(({ covers: [number, ...covers], by }) =>
        number === undefined ? [] : [{ by, number, covers }],
      )
      .sort((one, other) => one.number.start - other.number.start),
  )
  /** "On Reddit it has 16 posts, by 12 authors": the authors of these posts, as far as nothing else is said between them. */
  const ofPostsBefore = (part: PartOfTrend, { word, start }: Figure, { trends }: Subject): PartOfTrend => {
    if (word !== 'authors' || part.on !== undefined) return part
    const posts = postsOnPlaces().findLast(({ number }) => number.end <= start)
    if (posts === undefined || trends.some((trend) => isOnAll(trend, posts.by))) return part
    if (ENDS_STATEMENT.test(text.slice(posts.number.end, start))) return part
    const gap = { start: behindCounted(text, posts.number.end, start), end: start }
    return leftover(text, gap, [...posts.covers, ...places(), ...reading.claimless()]).length > 0
      ? part
      : { on: posts.by, isPartOf: () => true, mayBe: true }
  }
  return reading.figures.map((figure): Candidate => {
    const { start, end } = figure
    const verify = () => {
      const { word, quantity } = figure
      const share = reading.shares.find(({ covers: [number] }) => number?.start === figure.covers[0]?.start)
      // Of "41 % of its posts report a problem" the share is judged, and of "no post" that there is none.
      if (isJudgedElsewhere()(figure)) return undefined
      const judgedShare = share && judge({ kind: 'share', ...share }, subjectOf(share))
      if (word === 'percentage' && judgedShare) return undefined
      const ofDay = reading.figuresOfDays.find((each) => each.figure.start === start)
      const onDay = ofDay && judge({ kind: 'figure', word, quantity, on: ofDay.readings }, subjectOf(figure))
      if (ofDay !== undefined && onDay !== undefined)
        return { ...onDay, covers: [...figure.covers, ofDay.day] }
      if (figure.isDifference === true) return differenceOf(subjectOf(figure))
      const subject = ofListed(figure, subjectOf(figure), reading)
      if (subject === undefined) return notOneEach(subjectOf(figure))
      const judgedAt = (isBehind: boolean) =>
        judge(
          { kind: 'figure', word, quantity },
          {
            ...subject,
            partOfTrend: ofPostsBefore(partIn(figure, isBehind), figure, subject),
            isUnlabelled:
              figure.start === figure.covers[0]?.start &&
              !beside.some((other) => other.word === 'mentions' || other.word === 'authors'),
          },
        )
      const ofAll = judgedAt(false)
      const judged = word === 'authors' && ofAll?.verdict !== 'verified' ? judgedAt(true) : ofAll
      if (judged === undefined) return undefined
      const checked = figureOfEach(judged, subject, reading.figures, judge)
      // "No reply came from X" tells of X.
      const isNone = quantity.high === 0 && !/\d/.test(text.slice(start, end))
      const isOfElse = () => reading.companies.length > 0 || isWaitedFor(figure, reading, sentence.start)
      if (isNone && checked.verdict === 'refuted' && isOfElse()) return { ...checked, ...NONE_OF_COMPANY }
      if (checked.verdict === 'refuted' && reading.isNegated(figure, otherFigures(figure)))
        return { ...checked, ...NEGATED }
      if (reading.isOfPart && checked.kind === 'trend_figure') return { ...checked, ...FIGURE_OF_PART }
      if (figure.speaks === true && checked.verdict === 'verified') return { ...checked, ...FIGURE_SPEAKS }
      const isShare = share !== undefined
      const isBorneOut = checked.verdict === 'verified' && checked.kind === 'trend_figure'
      if (isBorneOut && word === 'authors' && !isShare && isOfPeople(figure.covers, reading, sentence.start))
        return { ...checked, ...OF_PEOPLE }
      // "With 4 posts, Reddit represents 33 per cent": what a percentage tells of may be what a number counts.
      const isPart = hasPercentage && COUNTS_POSTS.has(word)
      // How many posts share something is judged by itself.
      if ((isShare || isPart) && checked.kind === 'trend_figure' && checked.verdict === 'refuted')
        return undefined
      if (judgedShare?.verdict === 'verified' && checked.verdict === 'not_checked') return undefined
      const isAlone = () => reading.isAlone(figure, 'sentence') && !reading.isNegatedBeside([])
      // What stands apart from its word may count something else.
      if (!figure.isBeside && checked.verdict !== 'verified' && !isAlone()) return undefined
      // "…, by 26 authors, report a problem": so many of its authors may want that.
      if (checked.verdict === 'refuted' && word === 'authors' && wantsSomething(figure, reading, subject))
        return { ...checked, ...AUTHORS_WHO_WANT }
      // "Was mentioned three times on 27 November" counts no others.
      const isOfDay = checked.kind === 'trend_figure' && reading.attributes.some(({ kind }) => kind === 'day')
      const isRefuted = checked.isRefutedAlone === true && !isShare && !isPart && !isOfDay && isAlone()
      const claim = { ...checked, covers: figure.covers, ...(isRefuted ? REFUTED_ALONE : {}) }
      return coveringTogether(claim, figure, reading.together)
    }
    return { start, end, verify }
  })
}

/** Whether the posts of a trend are on no other platforms. */
function isOnAll({ platforms }: StoredTrend, by: SharedBy): boolean {
  const places = 'platforms' in by ? by.platforms : 'platform' in by ? [by.platform] : []
  return platforms.every((platform) => places.includes(platform))
}

const ENDS_STATEMENT = /[;:.；：。]/u

/**
 * What a figure is said of, where a sentence names several trends or posts together: of "A and B have 10 and 36 mentions"
 * each number is of one, in their order, and a number alone of all; undefined where there are more or fewer numbers than of
 * those, and for all but the last of several numbers of one: "a rating of 90 and 3 comments". Two that are compared are not together.
 */
function ofListed(
  { listed }: Figure,
  subject: Subject,
  { comparison }: SentenceReading,
): Subject | undefined {
  const trends = [...new Set(subject.trends)]
  const { posts } = subject
  if (listed !== undefined && listed.at < listed.of - 1 && Math.max(posts.length, trends.length) < 2)
    return undefined
  if (listed !== undefined && posts.length > 1 && comparison === undefined) {
    const own = listed.of === posts.length ? posts[listed.at] : undefined
    return own && { ...subject, posts: [own], others: [], otherPosts: [] }
  }
  if (trends.length < 2 || comparison !== undefined) return subject
  if (listed === undefined)
    return subject.isTrendInherited === true ? subject : { ...subject, areTogether: true }
  const own = listed.of === trends.length ? trends[listed.at] : undefined
  return own && { ...subject, trends: [own], otherTrends: [] }
}

function differenceOf({ posts }: Subject): UnlocatedClaim {
  return {
    kind: posts.length > 0 ? 'metric' : 'trend_figure',
    verdict: 'not_checked',
    reason:
      'It tells by how much the figure changed, which is not stored: give what it is, or see get_changes.',
  }
}

function notOneEach({ posts }: Subject): UnlocatedClaim {
  return {
    kind: posts.length > 0 ? 'metric' : 'trend_figure',
    verdict: 'not_checked',
    reason: 'It does not tell which number is of which: give one of each, in their order.',
  }
}

/** Whether the sentence tells what posts want, and so many authors of a trend want something. */
function wantsSomething(
  { quantity }: Figure,
  { rest, languages }: SentenceReading,
  { trends }: Subject,
): boolean {
  return (
    findIntents(rest, languages).length > 0 &&
    trends.some(({ intents = [] }) => intents.some(({ authors }) => quantityIncludes(quantity, authors)))
  )
}

const AUTHORS_WHO_WANT = {
  verdict: 'not_checked',
  reason: 'So many authors of the trend want something: say what, right behind their number.',
} as const

const FIGURE_OF_PART = {
  verdict: 'not_checked',
  reason: 'It may be told of the posts that the sentence before counts: name the trend.',
} as const

const FIGURE_SPEAKS = {
  verdict: 'not_checked',
  reason: 'It is the stored figure, but what it counts did not write what is quoted.',
} as const

const NONE_OF_COMPANY = {
  verdict: 'not_checked',
  reason: 'The stored figure is not zero, but the words may tell what somebody else did not do.',
} as const

const NEGATED = {
  verdict: 'not_checked',
  reason: 'The stored figure is another one, but the sentence negates it: give the figure as it is.',
} as const

const REFUTED_ALONE = {
  verdict: 'refuted',
  reason: 'It is stored as another figure, and the sentence says nothing else that it could count.',
} as const
