import { type Clause, codePoints, joinClauses, labelsOf, packClauses } from '../../packing.ts'
import type { XAccounts } from '../accounts.ts'
import { reaches, type XQuery } from '../plan.ts'

/** A query for what is said to accounts. What is said first is read first. */
export interface VoiceQuery extends XQuery {
  readonly reach: 'recent'
  readonly of: 'replies' | 'mentions' | 'threads' | 'competitors'
}

/** So many names of 15 characters fit into a query twice, wanted and as authors that are not. */
const ACCOUNTS_PER_QUERY = 10
/** Leaves half of a query to words. */
const COMPETITORS_PER_QUERY = 5

/**
 * Everything that is said to the company's own accounts: direct replies, and what names one and answers nothing. `@name`
 * alone would also find every reply deep in a thread that carries the name along. Below it what is said below the
 * company's posts, and replies to competitors that hold one of the `words`.
 */
export function voiceQueries(
  { own, competitors }: XAccounts,
  words: readonly Clause[],
): readonly VoiceQuery[] {
  const ownPacks = chunked(own, ACCOUNTS_PER_QUERY)
  return [
    ...ownPacks.map((names) => queryOf('replies', `replies to ${handles(names)}`, repliesTo(names))),
    ...ownPacks.map((names) =>
      queryOf('mentions', `mentions of ${handles(names)}`, [
        either(names.map((name) => `@${name}`)),
        '-is:reply',
        ...notFrom(names),
      ]),
    ),
    ...ownPacks
      .slice(0, 1)
      .map((names) =>
        queryOf('threads', 'comments of known threads', [
          either(names.map((name) => `from:${name}`)),
          '-is:reply',
        ]),
      ),
    ...chunked(competitors, COMPETITORS_PER_QUERY).flatMap((names) =>
      packClauses(words, {
        separator: ' OR ',
        lengthOf: (joined) => codePoints(fullQuery([...repliesTo(names), `(${joined})`])),
        maxLength: reaches.recent.maxLength,
      }).packs.map((pack) =>
        queryOf('competitors', `replies to ${handles(names)} with ${labelsOf(pack)}`, [
          ...repliesTo(names),
          `(${joinClauses(pack, ' OR ')})`,
        ]),
      ),
    ),
  ]
}

/** What others than the company say in a thread to others than the company, whose replies another query finds. */
export function conversationOf(threadId: string, { own }: XAccounts): VoiceQuery {
  const names = own.slice(0, ACCOUNTS_PER_QUERY)
  return queryOf('threads', `answers below ${threadId}`, [
    `conversation_id:${threadId}`,
    ...names.map((name) => `-to:${name}`),
    ...notFrom(names),
  ])
}

const needsWord = {
  replies: false,
  mentions: false,
  threads: true,
  competitors: true,
} as const satisfies Record<VoiceQuery['of'], boolean>

function queryOf(of: VoiceQuery['of'], label: string, parts: readonly string[]): VoiceQuery {
  return {
    of,
    platform: 'x',
    label,
    kinds: [of === 'threads' ? 'threads' : 'comments'],
    words: [],
    q: fullQuery(parts),
    reach: 'recent',
    needsWord: needsWord[of],
  }
}

function fullQuery(parts: readonly string[]): string {
  return [...parts, '-is:retweet'].join(' ')
}

function repliesTo(names: readonly string[]): readonly string[] {
  return [either(names.map((name) => `to:${name}`)), ...notFrom(names)]
}

function notFrom(names: readonly string[]): readonly string[] {
  return names.map((name) => `-from:${name}`)
}

function either(clauses: readonly string[]): string {
  return clauses.length === 1 ? clauses.join('') : `(${clauses.join(' OR ')})`
}

function handles(names: readonly string[]): string {
  return names.map((name) => `@${name}`).join(', ')
}

function chunked<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
