import { intentsIn } from '../../intents/index.ts'
import type { CounterEvidence, Intent } from '../../model/index.ts'
import { compareText } from '../../text/compare-text.ts'
import { sentencesOf } from '../../text/sentences.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { afterTurn, denies, isNegated, mayDeny, withoutDenial } from './denial.ts'
import { hasAny, type IntentReader } from './intents.ts'
import { intentsOfKind } from './leading-kind.ts'
import { areNearDuplicates } from './near-duplicates.ts'
import type { OnTopicFilter } from './on-topic.ts'
import { quoteFrom } from './quote.ts'

const { maxCounterEvidence, commonDenialShare, minLeaningShare, minLeaningRatio } = valuesOf(
  parameters.counterEvidence,
)

type Stance = CounterEvidence['stance']

/** Who has a problem, leaves or tells of danger confirms a complaint, whatever words of denial it is put in. */
const COMPLAINT: readonly Intent[] = intentsOfKind.solve_problem
/** Praise asks for nothing beside it: "would be great if" is none. */
const BESIDE_PRAISE: readonly Intent[] = ['praise', 'comparison']
const ASKS = /[?？؟]/u

/**
 * Up to three posts of a topic that speak against what it says, each by another author and in other words, found by
 * words alone in English, Spanish, Portuguese, German, French, Arabic, Japanese, Chinese, Korean and Thai. Only a
 * sentence that holds a word of the topic's name counts, of a post that holds two of them (or the only one). It
 * - denies: disputes the matter, says that there is none of it or no trouble with it, and does not complain, unless a
 *   third of the posts do;
 * - praises, where the topic is a complaint: a tenth of the posts complain, twice as many as praise;
 * - complains, where the topic is praise by the same measure.
 * `posts` are first copies, oldest first. Texts are exact parts of the posts. Suspect posts come last, denials
 * before the rest, then the newest.
 */
export function counterEvidenceOf(
  posts: readonly Mention[],
  onTopic: OnTopicFilter,
  readIntents: IntentReader,
  isSuspect: (mention: Mention) => boolean,
): { counterEvidence: CounterEvidence[]; counterEvidenceNote: string } {
  const wanted = leaningsAgainst(posts, readIntents)
  const judged = posts.flatMap((mention) => judge(mention, onTopic, readIntents(mention), wanted))
  const denying = judged.filter(({ stance }) => stance === 'denies').length
  const found = judged
    .filter(({ stance }) => stance !== 'denies' || denying < commonDenialShare * posts.length)
    .sort(
      (first, second) =>
        Number(isSuspect(first.mention)) - Number(isSuspect(second.mention)) ||
        Number(second.stance === 'denies') - Number(first.stance === 'denies') ||
        second.mention.time - first.mention.time ||
        compareText(first.mention.post.id, second.mention.post.id),
    )
  const chosen: Judged[] = []
  for (const next of found) {
    const isNew = chosen.every(
      ({ mention, sentence }) =>
        mention.author !== next.mention.author && !areNearDuplicates(sentence, next.sentence),
    )
    if (isNew) chosen.push(next)
    if (chosen.length === maxCounterEvidence) break
  }
  return {
    counterEvidence: chosen.map(({ mention, sentence, stance }) => ({
      postId: mention.post.id,
      text: sentence,
      stance,
    })),
    counterEvidenceNote: noteOf(found.length, chosen.length, posts.length),
  }
}

interface Judged {
  readonly mention: Mention
  readonly sentence: string
  readonly stance: Stance
}

/** Praise speaks against a topic that complains, complaints against one that praises. */
function leaningsAgainst(posts: readonly Mention[], readIntents: IntentReader): Stance | undefined {
  const read = posts.map(readIntents)
  const complaining = read.filter((found) => hasAny(found, COMPLAINT)).length
  const praising = read.filter((found) => found.includes('praise') && !hasAny(found, COMPLAINT)).length
  const least = minLeaningShare * posts.length
  if (complaining >= least && complaining >= minLeaningRatio * praising) return 'praises'
  return praising >= least && praising >= minLeaningRatio * complaining ? 'complains' : undefined
}

/** The first sentence that names the topic and speaks against it. */
function judge(
  mention: Mention,
  onTopic: OnTopicFilter,
  intents: readonly Intent[],
  wanted: Stance | undefined,
): Judged[] {
  const { text } = mention.post
  const mayStand =
    mayDeny(text) ||
    (wanted === 'praises' && intents.includes('praise')) ||
    (wanted === 'complains' && hasAny(intents, COMPLAINT))
  if (!mayStand || !onTopic.isOnTopic(text)) return []
  for (const whole of sentencesOf(text)) {
    if (!onTopic.named.test(whole.text)) continue
    const sentence = quoteFrom(whole.text, onTopic.named)
    if (!onTopic.named.test(sentence)) continue
    const stance = stanceOf(sentence, text, onTopic, wanted)
    if (stance !== undefined) return [{ mention, sentence, stance }]
  }
  return []
}

function stanceOf(
  sentence: string,
  text: string,
  { named }: OnTopicFilter,
  wanted: Stance | undefined,
): Stance | undefined {
  const held = afterTurn(sentence.normalize('NFC'))
  const found = intentsIn(withoutDenial(held), text)
  if (hasAny(found, COMPLAINT)) return wanted === 'complains' ? 'complains' : undefined
  if (denies(sentence, named, wanted === 'praises')) return 'denies'
  const isPraise =
    found.includes('praise') &&
    !ASKS.test(sentence) &&
    found.every((intent) => BESIDE_PRAISE.includes(intent))
  if (wanted !== 'praises' || !isPraise) return undefined
  // "No trouble with mine" is read as praise, too.
  return isNegated(held) ? 'denies' : 'praises'
}

function noteOf(found: number, shown: number, posts: number): string {
  const looked = `Looked for in ${posts} post${posts === 1 ? '' : 's'} by words of denial, praise and complaint near the keywords`
  if (found === 0) return `${looked}: none was found, which does not prove that nobody disagrees.`
  return `${looked}: ${found} found, ${shown} shown. Words alone can mislead; read the posts.`
}
