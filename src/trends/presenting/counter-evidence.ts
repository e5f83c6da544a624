import { intentsIn } from '../../intents/index.ts'
import type { CounterEvidence, IdeaKind, Intent } from '../../model/index.ts'
import { compareText } from '../../text/compare-text.ts'
import { type Sentence, sentencesOf } from '../../text/sentences.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { RankPost } from '../types.ts'
import { afterTurn, denies, disputes, isNegated, isUntroubled, mayDeny, withoutThanks } from './denial.ts'
import { hasAny, type IntentReader } from './intents.ts'
import { intentsOfKind } from './leading-kind.ts'
import { areNearDuplicates } from './near-duplicates.ts'
import type { OnTopicFilter } from './on-topic.ts'
import { quoteFrom } from './quote.ts'

const { maxCounterEvidence, commonDenialShare } = valuesOf(parameters.counterEvidence)

type Stance = CounterEvidence['stance']

/** Who has a problem, leaves or tells of danger complains. */
const COMPLAINT: readonly Intent[] = intentsOfKind.solve_problem
/** Praise asks for nothing beside it: "would be great if" is none. */
const BESIDE_PRAISE: readonly Intent[] = ['praise', 'comparison']
const ASKS = /[?？؟]/u
/** What stands in another part of a sentence is said of something else. */
const CLAUSE_END = /[,;:，；：、،…–—]|\.\.+|--|\s-\s/u

/**
 * Up to three posts of a topic that speak against what it says, each by another author and in other words, found by
 * words alone in English, Spanish, Portuguese, German, French, Arabic, Japanese, Chinese, Korean and Thai. Only a
 * sentence that holds a word of the topic's name counts, of a post that holds two of them (or the only one). It
 * - denies: disputes the matter, does without it or has none of it (see denial.ts), unless a third of the posts do. Where problems lead, whoever complains anywhere in his post confirms them, however he puts it;
 * - praises, where problems lead, or complains, where praise does (see leading-kind.ts), in the clause with the word.
 * `posts` are first copies, oldest first. Texts are exact parts of the posts. Suspect posts come last, denials
 * before the rest, then the newest.
 */
export function counterEvidenceOf(
  posts: readonly Mention[],
  kind: IdeaKind | undefined,
  onTopic: OnTopicFilter,
  reader: IntentReader,
  isSuspect: (mention: Mention) => boolean,
): { counterEvidence: CounterEvidence[]; counterEvidenceNote: string } {
  const wanted = kind === undefined ? undefined : against[kind]
  const judged = posts.flatMap((mention) => judge(mention, onTopic, reader, wanted))
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

/** What speaks against a topic beside denial. */
const against = {
  solve_problem: 'praises',
  share_praise: 'complains',
  grant_wish: undefined,
  compare_with_competitor: undefined,
  answer_question: undefined,
  join_conversation: undefined,
} as const satisfies Record<IdeaKind, Stance | undefined>

/** The first sentence that names the topic and speaks against it. */
function judge(
  mention: Mention,
  onTopic: OnTopicFilter,
  reader: IntentReader,
  wanted: Stance | undefined,
): Judged[] {
  const { post } = mention
  const { text } = post
  const intents = reader.intentsOf(mention)
  const mayStand =
    mayDeny(text) ||
    (wanted === 'praises' && intents.includes('praise')) ||
    (wanted === 'complains' && hasAny(intents, COMPLAINT))
  if (!mayStand || !onTopic.isOnTopic(text)) return []
  const complains = (sentence: Sentence): boolean => hasAny(heldBy(sentence, post, reader), COMPLAINT)
  const sentences = sentencesOf(text)
  // Around irony, and praise of what else there is.
  if (wanted === 'praises' && sentences.some((sentence) => !disputes(sentence.text) && complains(sentence)))
    return []
  for (const whole of sentences) {
    if (!onTopic.named.test(whole.text)) continue
    const sentence = quoteFrom(whole.text, onTopic.named)
    if (!onTopic.named.test(sentence)) continue
    const intentsHeld = heldBy(whole, post, reader)
    const stance = stanceOf(sentence, text, onTopic, wanted, intentsHeld)
    if (stance !== undefined) return [{ mention, sentence, stance }]
  }
  return []
}

/** What a sentence of a post wants behind its last turn. */
function heldBy({ text, index }: Sentence, post: RankPost, reader: IntentReader): readonly Intent[] {
  const said = text.normalize('NFC')
  const held = afterTurn(said)
  return held === said ? reader.intentsWithin(post, index, index + text.length) : intentsIn(held, post.text)
}

function stanceOf(
  sentence: string,
  text: string,
  { named }: OnTopicFilter,
  wanted: Stance | undefined,
  held: readonly Intent[],
): Stance | undefined {
  if (disputes(sentence)) return 'denies'
  const isComplaint = hasAny(held, COMPLAINT)
  const mayDenyIt = !isComplaint && !held.includes('question')
  if (mayDenyIt && (denies(sentence, named) || (wanted === 'praises' && isUntroubled(sentence))))
    return 'denies'
  const about = afterTurn(sentence.normalize('NFC'))
    .split(CLAUSE_END)
    .filter((clause) => named.test(clause))
  if (wanted === 'complains')
    return about.some((clause) => hasAny(intentsIn(clause, text), COMPLAINT)) ? 'complains' : undefined
  if (wanted !== 'praises' || isComplaint || ASKS.test(sentence)) return undefined
  return about.some((clause) => isPraise(clause, text)) ? 'praises' : undefined
}

/** Praise beside a negation is as often none: "not even mentioning how rude", "great service, not here". */
function isPraise(clause: string, text: string): boolean {
  const found = intentsIn(withoutThanks(clause), text)
  return (
    found.includes('praise') && found.every((intent) => BESIDE_PRAISE.includes(intent)) && !isNegated(clause)
  )
}

function noteOf(found: number, shown: number, posts: number): string {
  const looked = `Looked for in ${posts} post${posts === 1 ? '' : 's'} by words of denial, praise and complaint near the keywords`
  if (found === 0) return `${looked}: none was found, which does not prove that nobody disagrees.`
  return `${looked}: ${found} found, ${shown} shown. Words alone can mislead; read the posts.`
}
