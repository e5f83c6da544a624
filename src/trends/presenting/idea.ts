import type { TrendStatus } from '../../model.ts'
import type { Mention } from '../measuring/mentions.ts'
import { wordFinder } from '../text/finder.ts'
import type { OwnPart } from '../text/set-phrases.ts'
import type { Idea, IdeaKind } from '../types.ts'
import { isEnough, quoteFrom } from './quote.ts'

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
  readonly isOneVoice: boolean
  readonly competitors: readonly string[]
  readonly limitations: readonly string[]
  /** The most telling first. */
  readonly keywords: readonly string[]
  readonly ownPartOf: OwnPart
  /** Quoted only where nothing else can be. */
  readonly isSuspect: (mention: Mention) => boolean
}

const PROBLEM =
  /\b(?:problems?|broken|bugs?|crash(?:es|ed|ing)?|errors?|fails?|failed|failing|not working|doesn['’]?t work|can['’]?t|won['’]?t|problema|fallo|não funciona|no funciona|kaputt|fehler|funktioniert nicht|panne|ne marche pas)\b|問題|不具合|壊れ|故障|坏了|오류|고장|مشكلة|ปัญหา/iu

/** What to make of a trend, by templates from its posts alone; undefined when the evidence is thin. */
export function ideaOf(facts: IdeaFacts): Idea | undefined {
  if (facts.status === 'insufficient_data' || facts.independent < 5 || facts.authors < 3) return undefined
  if (facts.variety < 0.5 || facts.isOneVoice) return undefined
  const about = wordFinder(facts.keywords)
  const questions = facts.origins.flatMap((mention) => {
    const question = questionIn(mention.post.text, facts.ownPartOf)
    return question === undefined ? [] : [{ mention, question, isAbout: about.test(question) }]
  })
  const problems = facts.origins.filter((mention) => PROBLEM.test(mention.post.text))
  const competitorMentions = facts.competitors
    .map((name) => {
      const named = wordFinder([name])
      return { name, posts: facts.origins.filter((mention) => named.test(mention.post.text)).length }
    })
    .filter(({ posts }) => posts > 0)
  const kind = kindOf(questions.length, problems.length, competitorMentions.length, facts.origins.length)
  const quotable = preferred(questions, ({ mention }) => !facts.isSuspect(mention))
  const asked =
    quotable.find(({ isAbout }) => isAbout) ??
    quotable.find(({ mention, question }) => isEnough(question) && about.test(mention.post.text))
  const clearestLast = [...quotable].sort((one, other) => Number(one.isAbout) - Number(other.isAbout))
  const chosen =
    kind === 'answer_question'
      ? clearestLast.map(({ mention }) => mention)
      : kind === 'solve_problem'
        ? preferred(problems, (mention) => !facts.isSuspect(mention))
        : []
  const quoted = [...new Set([...chosen.slice(-3), ...facts.posts])].slice(0, 3)
  return {
    kind,
    title: titles[kind](facts.topic),
    angle: angles[kind](facts.topic),
    customerQuestion: asked === undefined ? null : quoteFrom(asked.question, facts.ownPartOf) || null,
    quotes: quoted
      .map(({ post }) => ({
        postId: post.id,
        text: quoteFrom(post.text, facts.ownPartOf, wantedIn[kind] ?? about),
      }))
      .filter(({ text }) => text !== ''),
    evidencePostIds: facts.posts.map((mention) => mention.post.id),
    competitorMentions,
    confidence: facts.independent >= 30 ? 'high' : facts.independent >= 12 ? 'medium' : 'low',
    basis: `${facts.independent} independent mentions by ${facts.authors} authors; ${questions.length} ask, ${problems.length} report a problem.`,
    limitations: [...facts.limitations],
  }
}

/** Those with a quality, or all where none has it. */
function preferred<T>(all: readonly T[], is: (one: T) => boolean): readonly T[] {
  const some = all.filter(is)
  return some.length === 0 ? all : some
}

function kindOf(questions: number, problems: number, competitors: number, posts: number): IdeaKind {
  if (competitors > 0) return 'compare_with_competitor'
  if (problems >= 2 && problems >= questions && problems * 5 >= posts) return 'solve_problem'
  if (questions >= 2 && questions * 5 >= posts) return 'answer_question'
  return 'join_conversation'
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

/** The part of a post that shows why the idea is of its kind. */
const wantedIn = {
  answer_question: /[?？؟]/u,
  solve_problem: PROBLEM,
  compare_with_competitor: undefined,
  join_conversation: undefined,
} satisfies Record<IdeaKind, RegExp | undefined>

const SENTENCE = /[^.!?？؟。！\n]+[?？؟]?/gu
/** Without its mark; less asks nothing. */
const MIN_QUESTION = 8
/** With its mark: a quotation takes no more, and would cut the end off. */
const MAX_QUESTION = 200

/** The first sentence that ends in a question mark, of the text's own part; of a long one its end. */
function questionIn(text: string, ownPartOf: OwnPart): string | undefined {
  if (!/[?？؟]/u.test(text)) return undefined
  const withoutLinks = ownPartOf(text).replace(/https?:\/\/\S+/g, (link) => '\n'.repeat(link.length))
  // Sentence by sentence, because one pattern for a long question is tried from every letter on.
  for (const [sentence] of withoutLinks.matchAll(SENTENCE)) {
    if (!/[?？؟]$/u.test(sentence)) continue
    const letters = Array.from(sentence)
    if (letters.length > MIN_QUESTION) return letters.slice(-MAX_QUESTION).join('')
  }
  return undefined
}
