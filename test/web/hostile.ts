import assert from 'node:assert/strict'
import { Parser } from 'htmlparser2'

/** Words as an attacker would put them into a post, a name or an address. */
export const hostile = {
  script: '<script>alert(1)</script>',
  attribute: '"><img src=x onerror=alert(1)>',
  reversed: 'safe\u202Etxet\u202C',
  long: 'x'.repeat(10_000),
  link: 'javascript:alert(1)',
} as const

/** Fails where a page holds what it never makes itself: elements, attributes, addresses or directions of others. */
export function assertHarmless(html: string): void {
  const found: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'img' || (name === 'script' && !attributes['src']?.startsWith('/app/assets/')))
        found.push(name)
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on|^style$/.test(attribute)) found.push(attribute)
        if (/^(href|action|src|cite)$/.test(attribute) && /^\s*(javascript|data):/i.test(value))
          found.push(`${attribute} ${value}`)
      }
    },
    ontext(text) {
      if (text.includes('\u202E')) found.push('a change of direction')
    },
  })
  parser.end(html)
  assert.deepEqual(found, [])
}
