import { type JsonRecord, toCount, toFilledText, toRecord, toRecords, toText } from '../json.ts'
import type { XAccounts } from './accounts.ts'

/** Whom a post speaks to. All names are in lower case. */
export interface Addressing {
  /** The names that X puts before a reply by itself, with the blanks after them; empty for any other post. */
  readonly carriedText: string
  readonly carried: readonly string[]
  /** Named by the author. */
  readonly explicit: readonly string[]
  /** Whose post is answered; undefined where X does not tell, and for what answers nothing. */
  readonly answered: string | undefined
}

const CARRIED = /^(?:@\w{1,15}\s+)+/
const NAME = /(?<![\w@])@(\w{1,15})/g

/**
 * Reads it from the mentions that X recognised: one that ends before the displayed text begins is carried along, any
 * other is explicit. Names and their places are ASCII, so it does not matter how X counts other characters.
 */
export function addressingOf(item: JsonRecord): Addressing {
  const text = toText(item['text']) ?? ''
  const author = toFilledText(item['author_id'])
  const isReply = references(item).some(({ type }) => type === 'replied_to')
  const carriedText = isReply ? carriedIn(text, item['display_text_range']) : ''
  const mentions = mentionsIn(item, text)
  const others = mentions.filter(({ id }) => id === undefined || id !== author)
  const answeredId = toFilledText(item['in_reply_to_user_id'])
  return {
    carriedText,
    carried: namesOf(others.filter(({ end }) => end <= carriedText.length)),
    explicit: namesOf(others.filter(({ end }) => end > carriedText.length)),
    answered: isReply ? mentions.find(({ id }) => id !== undefined && id === answeredId)?.name : undefined,
  }
}

/** The posts that a post refers to, in either dialect. */
export function references(item: JsonRecord): readonly JsonRecord[] {
  return toRecords(item['referenced_tweets'] ?? item['referenced_posts'])
}

/** Whether a post answers the company or names it of its author's accord. */
export function speaksTo({ explicit, answered }: Addressing, own: readonly string[]): boolean {
  return [...explicit, answered ?? []].flat().some((name) => own.includes(name))
}

/** Whether a reply holds a known name only because the thread has carried it there. */
export function onlyCarries(addressing: Addressing, { own, competitors }: XAccounts): boolean {
  const known = [...own, ...competitors]
  return !speaksTo(addressing, own) && addressing.carried.some((name) => known.includes(name))
}

/** Without a range the leading names are taken for carried ones; with an odd one nothing is. */
function carriedIn(text: string, range: unknown): string {
  const leading = CARRIED.exec(text)?.[0] ?? ''
  const start = Array.isArray(range) ? toCount(range[0]) : leading.length
  const carried = start === undefined ? '' : leading.slice(0, start)
  return carried.length === start && /(?:^|\s)$/.test(carried) ? carried : ''
}

interface Mention {
  readonly name: string
  readonly id: string | undefined
  readonly end: number
}

/** Of a long post the whole text has mentions of its own. */
function mentionsIn(item: JsonRecord, text: string): readonly Mention[] {
  const long = toRecord(item['note_tweet'] ?? item['note_post'])
  const given = [item, long].flatMap((part) => toRecords(toRecord(part['entities'])['mentions']))
  const read = given.flatMap((mention): Mention[] => {
    const name = toFilledText(mention['username'])?.toLowerCase()
    const end = toCount(mention['end'])
    const id = toFilledText(mention['id'])
    return name === undefined || end === undefined ? [] : [{ name, id, end }]
  })
  if (read.length > 0) return read
  return [...(toFilledText(long['text']) ?? text).matchAll(NAME)].map((match) => ({
    name: (match[1] ?? '').toLowerCase(),
    id: undefined,
    end: match.index + match[0].length,
  }))
}

function namesOf(mentions: readonly Mention[]): readonly string[] {
  return [...new Set(mentions.map(({ name }) => name))]
}
