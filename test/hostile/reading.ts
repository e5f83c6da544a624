import assert from 'node:assert/strict'
import { displayText } from '../../src/text/display-text.ts'

/**
 * Fields whose values may hold words of posts. A new tool that shows such words under another name adds it here, and
 * builds it of display copies.
 */
const textFields: ReadonlySet<string> = new Set([
  'text',
  'authorHandle',
  'stored',
  'matchedTerms',
  'topic',
  'keywords',
  'summary',
  'title',
  'angle',
  'customerQuestion',
  'quote',
  'word',
  'entry',
  'context',
  'uncheckedWords',
])

/** A platform may put a title's letters into a post's address: it stays as it is, and is nothing but an address. */
const linkFields: ReadonlySet<string> = new Set(['url', 'commentsUrl', 'elsewhere'])
const PLAIN_LINK = /^https?:\/\/[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+$/

/** Every hostile post carries one, so that its words are known wherever they come out. */
export const markerOf = (index: number): string => `zqx${index}k`
const MARKER = /zqx\d+k/i

/** Whether any words of a hostile post are in there. */
export function holdsMarker(text: string): boolean {
  return MARKER.test(text)
}

/** Fails where words of posts stand anywhere but in a string of a text field, or hold what no reader sees. */
export function assertOnlyInText(answer: unknown): void {
  visit(answer, [])
}

function visit(value: unknown, path: readonly string[]): void {
  const place = path.join('.')
  if (typeof value === 'string') {
    if (linkFields.has(path.at(-1) ?? '')) {
      assert.match(value, PLAIN_LINK)
    } else if (path.some((name) => textFields.has(name))) {
      assert.ok(displayText(value) === value, `${place} holds hidden characters`)
    } else {
      assert.ok(!MARKER.test(value), `${place} holds words of a post`)
    }
    return
  }
  if (typeof value !== 'object' || value === null) return
  assert.equal(Object.getPrototypeOf(value), Array.isArray(value) ? Array.prototype : Object.prototype)
  for (const [name, inner] of Object.entries(value)) {
    assert.ok(!MARKER.test(name) && displayText(name) === name, `${place} has a key made of a post`)
    visit(inner, Array.isArray(value) ? path : [...path, name])
  }
}

/** An error sentence: one line, no hidden characters, and at most a short preview of the caller's own words. */
export function assertOwnSentence(sentence: unknown): void {
  assert.equal(typeof sentence, 'string')
  const text = String(sentence)
  assert.ok(text.length > 0 && text.length < 600, `${text.length} characters`)
  assert.ok(displayText(text) === text && !text.includes('\n') && text.isWellFormed(), JSON.stringify(text))
  assert.ok(!MARKER.test(text), 'an error holds words of a post')
}
