import type { Idea, IdeaKind, Quote, TrendStatus } from '../../model/index.ts'
import { type Finder, wordFinder } from '../../text/finder.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { areNearDuplicates } from './near-duplicates.ts'
import type { OnTopicFilter } from './on-topic.ts'
import { questionIn } from './question.ts'
import { quoteFrom } from './quote.ts'
import { complains } from './stance.ts'

const {
  minIdeaPosts,
  minIdeaShare,
  maxIdeaQuotes,
  minIdeaIndependent,
  minIdeaAuthors,
  minIdeaVariety,
  highConfidenceMentions,
  mediumConfidenceMentions,
} = valuesOf(parameters.idea)

export interface IdeaFacts {
  readonly topic: string
  readonly status: TrendStatus
  /** Representative posts, best first. */
  readonly posts: readonly Mention[]
  /** Every first copy in the window. */
  readonly origins: readonly Mention[]
  readonly independent: number
  readonly authors: number
  readonly variety: number
  /** One author wrote more than half of the independent mentions. */
  readonly isOneAuthor: boolean
  /** Whether the label says what most of the posts are about. */
  readonly isOfOneThing: boolean
  readonly competitors: readonly string[]
  readonly limitations: readonly string[]
  readonly onTopic: OnTopicFilter
  /** Quoted only where nothing else can be. */
  readonly isSuspect: (mention: Mention) => boolean
}

/** A content idea by templates from the posts of a trend alone; undefined where the evidence is thin. */
export function ideaOf(facts: IdeaFacts): Idea | undefined {
  if (
    facts.status === 'insufficient_data' ||
    facts.independent < minIdeaIndependent ||
    facts.authors < minIdeaAuthors
  )
    return undefined
  if (facts.variety < minIdeaVariety || facts.isOneAuthor || !facts.isOfOneThing) return undefined
  const { onTopic, origins, topic } = facts
  const asked = origins.flatMap((mention) => {
    const text = questionIn(mention.post.text, onTopic)
    return text === undefined ? [] : [{ mention, text }]
  })
  const problems = origins.filter(({ post }) => onTopic.named.test(post.text) && complains(post.text))
  const rivals = facts.competitors
    .map((name) => ({ name, finder: wordFinder([name]) }))
    .map(({ name, finder }) => ({
      name,
      mentions: origins.filter(({ post }) => finder.test(post.text)),
    }))
    .filter(({ mentions }) => mentions.length > 0)
  const comparing = [...new Set(rivals.flatMap(({ mentions }) => mentions))]
  const kind = kindOf(asked.length, problems.length, comparing.length, origins.length)
  const questions = clearestFirst(asked, facts)
  const byKind = {
    answer_question: { posts: questions.map(({ mention }) => mention), wanted: QUESTION },
    solve_problem: { posts: clearestPosts(problems, facts), wanted: { test: complains } },
    compare_with_competitor: {
      posts: clearestPosts(comparing, facts),
      wanted: wordFinder(rivals.map(({ name }) => name)),
    },
    join_conversation: { posts: [], wanted: onTopic.named },
  } satisfies Record<IdeaKind, { posts: readonly Mention[]; wanted: Pick<Finder, 'test'> }>
  const { posts, wanted } = byKind[kind]
  return {
    kind,
    title: titles[kind](topic),
    angle: angles[kind](topic),
    customerQuestion: questions.find(({ mention }) => onTopic.isOnTopic(mention.post.text))?.text ?? null,
    quotes: quotesOf([...posts, ...facts.posts], wanted),
    evidencePostIds: facts.posts.map((mention) => mention.post.id),
    competitorMentions: rivals.map(({ name, mentions }) => ({ name, posts: mentions.length })),
    confidence:
      facts.independent >= highConfidenceMentions
        ? 'high'
        : facts.independent >= mediumConfidenceMentions
          ? 'medium'
          : 'low',
    basis: `${facts.independent} independent mentions by ${facts.authors} authors; ${asked.length} ask, ${problems.length} report a problem.`,
    limitations: [...facts.limitations],
  }
}

/** Clearest on the topic first, earliest of the same clarity; suspect ones only where there are no others. */
function clearestFirst<T extends { readonly mention: Mention; readonly text: string }>(
  all: readonly T[],
  { onTopic, isSuspect }: IdeaFacts,
): T[] {
  const safe = all.filter(({ mention }) => !isSuspect(mention))
  return (safe.length === 0 ? all : safe)
    .map((one) => ({ one, clarity: onTopic.clarityOf(one.text) }))
    .sort((first, second) => second.clarity - first.clarity)
    .map(({ one }) => one)
}

function clearestPosts(mentions: readonly Mention[], facts: IdeaFacts): Mention[] {
  const texts = mentions.map((mention) => ({ mention, text: mention.post.text }))
  return clearestFirst(texts, facts).map(({ mention }) => mention)
}

/** The first few, each by another author and in other words. */
function quotesOf(mentions: readonly Mention[], wanted: Pick<Finder, 'test'>): Quote[] {
  const quotes: (Quote & { readonly author: string })[] = []
  for (const { post, author } of mentions) {
    if (quotes.length === maxIdeaQuotes) break
    if (quotes.some((quote) => quote.author === author)) continue
    const text = quoteFrom(post.text, wanted)
    if (text === '' || quotes.some((quote) => areNearDuplicates(quote.text, text))) continue
    quotes.push({ postId: post.id, text, author })
  }
  return quotes.map(({ postId, text }) => ({ postId, text }))
}

function kindOf(questions: number, problems: number, comparing: number, posts: number): IdeaKind {
  const isEnough = (count: number): boolean => count >= Math.max(minIdeaPosts, minIdeaShare * posts)
  if (isEnough(comparing)) return 'compare_with_competitor'
  if (problems >= questions && isEnough(problems)) return 'solve_problem'
  return isEnough(questions) ? 'answer_question' : 'join_conversation'
}

const titles = {
  answer_question: (topic) => `Answer what people ask about ${topic}`,
  solve_problem: (topic) => `Help with the problems people report about ${topic}`,
  compare_with_competitor: (topic) => `Show how you compare on ${topic}`,
  join_conversation: (topic) => `Join the conversation about ${topic}`,
} satisfies Record<IdeaKind, (topic: string) => string>

const angles = {
  answer_question: (topic) => `Take the question quoted below and answer it about ${topic} in plain words.`,
  solve_problem: (topic) => `Name the problem as people name it, then say what helps with ${topic}.`,
  compare_with_competitor: (topic) =>
    `People mention a competitor when they speak of ${topic}; compare on facts.`,
  join_conversation: (topic) => `Add something useful to what people already say about ${topic}.`,
} satisfies Record<IdeaKind, (topic: string) => string>

const QUESTION = /[?？؟]/u
