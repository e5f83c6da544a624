import type { KnownTrend } from '../../model/index.ts'
import type { Clustering, Topic } from '../clustering/topics.ts'
import type { Corpus, Mention } from '../corpus/deduplicate.ts'
import { groupsIn } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { type Anchor, anchorsOf } from './anchors.ts'
import type { ContentWords } from './content-words.ts'
import { courseDistances } from './course.ts'
import { atLeast, distanceUpTo, upTo, type WasBefore, wasAmong } from './earlier-issues.ts'

const { maxCourseDistance, minPartShare, maxSameShare, minSecondPartShare, maxToldShare } = valuesOf(
  parameters.parts,
)

/** The numbers of distinct texts. */
type Texts = ReadonlySet<number>

/** A broad issue: every post that holds a word of its anchor, and every post of the fine topics that are its parts. */
export interface IssueTopic extends Topic {
  /** The words that it is found by, as terms, the most frequent first. */
  readonly anchor: readonly string[]
  /** The groups of the fine topics and narrower issues that are parts of it. */
  readonly partGroups: readonly number[]
  /** Whether it is a part of another issue itself. */
  readonly isNarrow: boolean
}

/**
 * The issues that frequent words tell of (see anchors.ts), the broadest first. Posts are in as many of them as they hold
 * words of. A fine topic or a narrower issue is a part of the issue that holds most of its posts. Where one fine topic holds
 * nearly all posts with the word, that topic is the issue, but for another one with the word that comes when it does.
 */
export function issueTopics(
  corpus: Corpus,
  clustering: Clustering,
  fine: readonly Topic[],
  words: ContentWords,
  known: readonly KnownTrend[],
): IssueTopic[] {
  const wasIssue = wasAmong(corpus, known)
  const textsOf = fine.map(({ mentions }) => new Set(mentions.map(({ text }) => text)))
  const courseDistance = courseDistances(corpus)
  /** Whether a fine topic is a part of the issue beside the one that holds most of it. */
  const isBeside = (own: Texts, most: Texts, texts: Texts): boolean => {
    const was = wasIssue(texts)
    return (
      own.size >= atLeast(minSecondPartShare, was) * texts.size &&
      countShared(own, texts) >= minPartShare * own.size &&
      courseDistance(own, most) <= distanceUpTo(maxCourseDistance, was)
    )
  }
  const found = anchorsOf(corpus, clustering, words, wasIssue)
    .filter(({ texts }) => {
      const most = upTo(maxSameShare, wasIssue(texts)) * texts.size
      const whole = textsOf.find((own) => countShared(own, texts) > most)
      return whole === undefined || textsOf.some((own) => own !== whole && isBeside(own, whole, texts))
    })
    .sort((first, second) => second.texts.size - first.texts.size)
  const anchors = withoutCovered(found, wasIssue)
  const parents = parentsOf(anchors)
  const firstGroup = groupsIn(clustering.topic)
  const partGroups = anchors.map((): number[] => [])
  for (const [place, parent] of parents.entries()) {
    if (parent !== undefined) partGroups[parent]?.push(firstGroup + place)
  }
  const partTexts = anchors.map(({ texts }) => new Set(texts))
  for (const [index, { group, mentions }] of fine.entries()) {
    const own = textsOf[index] ?? new Set()
    const nearest = nearestOf(
      mentions.map(({ text }) => text),
      anchors,
    )
    if (nearest === undefined) continue
    const parent = parents[nearest] ?? nearest
    partGroups[parent]?.push(group)
    for (const text of own) partTexts[parent]?.add(text)
  }
  const mentions = mentionsOf(corpus, partTexts)
  const membership = new Float64Array(corpus.texts.length).fill(1)
  const { terms } = clustering.matrix.vocabulary
  return anchors.map((anchor, place) => {
    const own = mentions[place] ?? []
    return {
      group: firstGroup + place,
      mentions: own,
      membership,
      // Not that of the fine topic with the same earliest post.
      origin: `issue ${own[0]?.key ?? ''} ${terms[anchor.terms[0] ?? 0] ?? ''}`,
      anchor: anchor.terms.map((term) => terms[term] ?? ''),
      partGroups: partGroups[place] ?? [],
      isNarrow: parents[place] !== undefined,
    }
  })
}

/**
 * The anchors, broadest first, without those most of whose texts broader ones hold together: what is said with them is told
 * already, unless they are a part of one of those.
 */
function withoutCovered(anchors: readonly Anchor[], wasIssue: WasBefore): Anchor[] {
  const kept: Anchor[] = []
  const covered = new Set<number>()
  for (const anchor of anchors) {
    const isTold =
      countShared(anchor.texts, covered) >= upTo(maxToldShare, wasIssue(anchor.texts)) * anchor.texts.size
    if (isTold && nearestOf([...anchor.texts], kept) === undefined) continue
    kept.push(anchor)
    for (const text of anchor.texts) covered.add(text)
  }
  return kept
}

/** For each anchor, broadest first, the one that it is a part of, where there is one; that is no part itself. */
function parentsOf(anchors: readonly Anchor[]): (number | undefined)[] {
  const parents: (number | undefined)[] = []
  for (const [place, { texts }] of anchors.entries()) {
    const wider = nearestOf([...texts], anchors.slice(0, place))
    parents.push(wider === undefined ? undefined : (parents[wider] ?? wider))
  }
  return parents
}

/**
 * The anchor that holds most of these texts, at least `minPartShare` of them; of equals the narrowest. A text counts as often
 * as it is given, one of many copies for all of them.
 */
function nearestOf(texts: readonly number[], anchors: readonly Anchor[]): number | undefined {
  let most = minPartShare * texts.length
  let nearest: number | undefined
  for (const [place, anchor] of anchors.entries()) {
    const shared = texts.filter((text) => anchor.texts.has(text)).length
    if (shared < most) continue
    most = shared
    nearest = place
  }
  return nearest
}

function countShared(texts: Texts, others: Texts): number {
  const [small, large] = texts.size <= others.size ? [texts, others] : [others, texts]
  let shared = 0
  for (const text of small) if (large.has(text)) shared += 1
  return shared
}

/** The posts of each set of texts, in order of time. */
function mentionsOf(
  { mentions }: Pick<Corpus, 'mentions'>,
  sets: readonly ReadonlySet<number>[],
): Mention[][] {
  const setsOfText = new Map<number, number[]>()
  for (const [place, texts] of sets.entries()) {
    for (const text of texts) {
      const list = setsOfText.get(text)
      if (list === undefined) setsOfText.set(text, [place])
      else list.push(place)
    }
  }
  const lists = sets.map((): Mention[] => [])
  for (const mention of mentions) {
    for (const place of setsOfText.get(mention.text) ?? []) lists[place]?.push(mention)
  }
  return lists
}
