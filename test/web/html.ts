import assert from 'node:assert/strict'
import { Parser } from 'htmlparser2'

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** All text within, its white space as it is. */
  readonly text: string
}

/** The elements of a document in the order of their ends. */
export function elementsOf(html: string): Element[] {
  const ended: Element[] = []
  const open: { name: string; attributes: Record<string, string>; text: string }[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => open.push({ name, attributes, text: '' }),
    ontext: (text) => {
      for (const element of open) element.text += text
    },
    onclosetag: () => {
      const element = open.pop()
      if (element !== undefined) ended.push(element)
    },
  })
  parser.end(html)
  return ended
}

/** What a person reads on a page: the text of its content, with single spaces. */
export function wordsOf(html: string): string {
  // Browsers take the first line break of a field away.
  const read = html.replaceAll(/(<textarea[^>]*>)\n/g, '$1')
  const [main] = elementsOf(read).filter(({ name }) => name === 'main')
  return (main?.text ?? '').replace(/\s+/g, ' ')
}

/** Nothing of what a third party wrote has become markup: no script but ours, nothing inline, only links to web pages. */
export function assertInert(html: string): void {
  for (const { name, attributes, text } of elementsOf(html)) {
    if (name === 'script')
      assert.deepEqual([text, /^\/app\/assets\//.test(attributes['src'] ?? '')], ['', true])
    assert.ok(!['iframe', 'object', 'embed', 'img', 'base', 'style'].includes(name), name)
    for (const [attribute, value] of Object.entries(attributes)) {
      assert.ok(!/^on|^style$/i.test(attribute), attribute)
      if (attribute === 'href') assert.match(value, /^(\/|#|\?|https?:)/)
    }
  }
}
