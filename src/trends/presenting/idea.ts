import type { Idea, IdeaKind, Intent, Quote, TrendIntent, TrendStatus } from '../../model/index.ts'
import { wordFinder } from '../../text/finder.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { IntentReader } from './intents.ts'
import type { OnTopicFilter } from './on-topic.ts'
import { questionIn } from './question.ts'

const {
  minIdeaIndependent,
  minIdeaAuthors,
  minIdeaVariety,
  highConfidenceMentions,
  mediumConfidenceMentions,
} = valuesOf(parameters.idea)

const MARK = /[?？؟]/u

export interface IdeaFacts {
  readonly topic: string
  readonly status: TrendStatus
  /** What its posts call for; undefined where no kind leads. */
  readonly kind: IdeaKind | undefined
  /** Representative posts, best first. */
  readonly posts: readonly Mention[]
  /** Of posts that want what the kind says. */
  readonly quotes: readonly Quote[]
  /** Every first copy in the window. */
  readonly origins: readonly Mention[]
  readonly independent: number
  /** Of the independent mentions. */
  readonly authors: number
  /** What all mentions want, of how many posts by how many authors. */
  readonly intents: readonly TrendIntent[]
  readonly mentions: number
  readonly uniqueAuthors: number
  readonly variety: number
  /** One author wrote more than half of the independent mentions. */
  readonly isOneAuthor: boolean
  /** Whether the label says what most of the posts are about. */
  readonly isOfOneThing: boolean
  readonly competitors: readonly string[]
  readonly limitations: readonly string[]
  readonly onTopic: OnTopicFilter
  readonly reader: IntentReader
  /** Quoted only where nothing else can be. */
  readonly isSuspect: (mention: Mention) => boolean
}

/**
 * A content idea by templates from the posts of a trend alone; undefined where the evidence is thin or no kind leads.
 */
export function ideaOf(facts: IdeaFacts): Idea | undefined {
  const { kind, origins, topic } = facts
  if (kind === undefined || isThin(facts)) return undefined
  const rivals = facts.competitors
    .map((name) => ({ name, finder: wordFinder([name]) }))
    .map(({ name, finder }) => ({ name, posts: origins.filter(({ post }) => finder.test(post.text)).length }))
    .filter(({ posts }) => posts > 0)
  return {
    kind,
    ...ideaWording(kind, topic),
    customerQuestion: questionOf(facts),
    quotes: [...facts.quotes],
    evidencePostIds: facts.posts.map((mention) => mention.post.id),
    competitorMentions: rivals,
    confidence:
      facts.independent >= highConfidenceMentions
        ? 'high'
        : facts.independent >= mediumConfidenceMentions
          ? 'medium'
          : 'low',
    basis: basisOf(facts),
    limitations: [...facts.limitations],
  }
}

/** What an idea of a kind is called, and how to go about it. */
export function ideaWording(kind: IdeaKind, topic: string): Pick<Idea, 'title' | 'angle'> {
  return { title: `${titles[kind]}: ${topic}`, angle: angles[kind] }
}

function isThin({ status, independent, authors, variety, isOneAuthor, isOfOneThing }: IdeaFacts): boolean {
  return (
    status === 'insufficient_data' ||
    independent < minIdeaIndependent ||
    authors < minIdeaAuthors ||
    variety < minIdeaVariety ||
    isOneAuthor ||
    !isOfOneThing
  )
}

/** The clearest question that a post on the topic asks, one with a mark before others; the earliest of those. */
function questionOf({ origins, onTopic, reader, isSuspect }: IdeaFacts): string | null {
  const asked = origins
    .filter((mention) => reader.intentsOf(mention).includes('question') || MARK.test(mention.post.text))
    .filter(({ post }) => onTopic.isOnTopic(post.text))
    .flatMap((mention) => {
      const question = questionIn(mention.post, onTopic, reader)
      return question === undefined ? [] : [{ mention, ...question }]
    })
  const safe = asked.filter(({ mention }) => !isSuspect(mention))
  const hasMark = ({ text }: { readonly text: string }): number => Number(MARK.test(text))
  const [best] = (safe.length === 0 ? asked : safe).sort(
    (first, second) => second.clarity - first.clarity || hasMark(second) - hasMark(first),
  )
  return best?.text ?? null
}

/** The counts that the trend is answered with, so that who reads both finds one number. */
function basisOf({ independent, intents, mentions, uniqueAuthors }: IdeaFacts): string {
  const having = (intent: Intent): number => intents.find((each) => each.intent === intent)?.posts ?? 0
  const parts = [
    `${having('problem')} report a problem`,
    `${having('question')} ask`,
    `${having('wish')} wish`,
    `${having('comparison')} compare`,
    `${having('praise')} praise`,
  ]
  return `${independent} independent mentions; of ${mentions} posts by ${uniqueAuthors} authors ${parts.join(', ')}.`
}

/** The name stands behind a colon: it is said as posts say it, which fits into no sentence of ours. */
const titles = {
  solve_problem: 'Help with a problem',
  answer_question: 'Answer a question',
  grant_wish: 'Consider a wish',
  compare_with_competitor: 'Show how you compare',
  share_praise: 'Share praise',
  join_conversation: 'Join a conversation',
} satisfies Record<IdeaKind, string>

const angles = {
  solve_problem: 'Name the problem as people name it, say what helps now, and by when it will be mended.',
  answer_question: 'Take the question quoted below and answer it in plain words.',
  grant_wish: 'Say what you can do, by when, and what you cannot.',
  compare_with_competitor: 'People measure you against something else: compare on facts.',
  share_praise: 'Let those who are pleased speak, in their own words.',
  join_conversation: 'Add something useful to what people already say.',
} satisfies Record<IdeaKind, string>
