import type { CounterEvidence } from '../../model/index.ts'
import { compareText } from '../../text/compare-text.ts'
import { sentencesOf } from '../../text/sentences.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { areNearDuplicates } from './near-duplicates.ts'
import type { OnTopicFilter } from './on-topic.ts'
import { quoteFrom } from './quote.ts'
import { mayHoldStance, type Stance, stanceOf } from './stance.ts'

const { maxCounterEvidence, commonDenialShare, minLeaningShare, minLeaningRatio } = valuesOf(
  parameters.counterEvidence,
)

/**
 * Up to three posts of a topic that speak against what it says, each by another author and in other words, found by
 * words alone in English, Spanish, Portuguese, German, French, Arabic, Japanese, Chinese, Korean and Thai. Only a
 * sentence that holds a keyword of the topic counts, and only a post that holds two of its name's speaks against it. It
 * does when it
 * - denies: disputes the matter or negates a keyword of the name, unless a third of the posts do;
 * - praises, where the topic is a complaint: at least two posts and a tenth of them complain, twice as many as praise;
 * - complains, where the topic is praise by the same measure.
 * `posts` are first copies, oldest first. Texts are exact parts of the posts. Suspect posts come last, denials
 * before the rest, then the newest.
 */
export function counterEvidenceOf(
  posts: readonly Mention[],
  onTopic: OnTopicFilter,
  isSuspect: (mention: Mention) => boolean,
): { counterEvidence: CounterEvidence[]; counterEvidenceNote: string } {
  const judged = posts.flatMap((mention) => judge(mention, onTopic))
  const denying = judged.filter(({ stance }) => stance.denies).length
  const praising = judged.filter(({ stance }) => stance.leaning > 0).length
  const complaining = judged.filter(({ stance }) => stance.leaning < 0).length
  const leastLeaning = minLeaningShare * posts.length
  const against = (stance: Stance): CounterEvidence['stance'] | undefined => {
    if (stance.denies && denying < commonDenialShare * posts.length) return 'denies'
    if (stance.leaning > 0 && complaining >= leastLeaning && complaining >= minLeaningRatio * praising)
      return 'praises'
    if (stance.leaning < 0 && praising >= leastLeaning && praising >= minLeaningRatio * complaining)
      return 'complains'
    return undefined
  }
  const found = judged
    .flatMap(({ mention, sentence, stance }) => {
      const how = against(stance)
      return how === undefined || !onTopic.isOnTopic(mention.post.text) ? [] : [{ mention, sentence, how }]
    })
    .sort(
      (first, second) =>
        Number(isSuspect(first.mention)) - Number(isSuspect(second.mention)) ||
        Number(second.how === 'denies') - Number(first.how === 'denies') ||
        second.mention.time - first.mention.time ||
        compareText(first.mention.post.id, second.mention.post.id),
    )
  const chosen: typeof found = []
  for (const next of found) {
    const isNew = chosen.every(
      ({ mention, sentence }) =>
        mention.author !== next.mention.author && !areNearDuplicates(sentence, next.sentence),
    )
    if (isNew) chosen.push(next)
    if (chosen.length === maxCounterEvidence) break
  }
  return {
    counterEvidence: chosen.map(({ mention, sentence, how }) => ({
      postId: mention.post.id,
      text: sentence,
      stance: how,
    })),
    counterEvidenceNote: noteOf(found.length, chosen.length, posts.length),
  }
}

interface Judged {
  readonly mention: Mention
  readonly sentence: string
  readonly stance: Stance
}

/** The first sentence with a keyword that takes a stance. */
function judge(mention: Mention, { keyword, named }: OnTopicFilter): Judged[] {
  const { text } = mention.post
  // In this order, because most posts of a topic hold a keyword and few a stance.
  if (!mayHoldStance(text) || !keyword.test(text)) return []
  for (const whole of sentencesOf(text)) {
    if (!keyword.test(whole.text)) continue
    const sentence = quoteFrom(whole.text, keyword)
    if (!keyword.test(sentence)) continue
    const { denies, leaning } = stanceOf(sentence, named)
    const stance = { denies: denies && named.test(sentence), leaning }
    if (stance.denies || stance.leaning !== 0) return [{ mention, sentence, stance }]
  }
  return []
}

function noteOf(found: number, shown: number, posts: number): string {
  const looked = `Looked for in ${posts} post${posts === 1 ? '' : 's'} by words of denial, praise and complaint near the keywords`
  if (found === 0) return `${looked}: none was found, which does not prove that nobody disagrees.`
  return `${looked}: ${found} found, ${shown} shown. Words alone can mislead; read the posts.`
}
