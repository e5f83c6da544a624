import { Parser } from 'htmlparser2'

/** Block-level elements. */
const blocks = new Set([
  'blockquote',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'ol',
  'p',
  'pre',
  'table',
  'tr',
  'ul',
])

/** Far deeper than any real text; the parser takes longer for each element the deeper it is. */
const MAX_DEPTH = 100

/**
 * The author's text from the HTML of a feed entry. It is in `<div class="md">`; Reddit's own words around it
 * (who submitted what) are left out, and so is everything after an element that is nested too deep.
 */
export function toPlainText(html: string): string {
  let text = ''
  /** Open `div`s from the one with the text on; 0 outside of it. */
  let depth = 0
  let open = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      open += 1
      if (open > MAX_DEPTH) parser.pause()
      const begins = name === 'div' && depth === 0 && (attributes['class'] ?? '').split(/\s+/).includes('md')
      if (name === 'div' && (depth > 0 || begins)) depth += 1
      if (depth > 0 && (blocks.has(name) || name === 'br')) text += '\n'
    },
    ontext(part) {
      if (depth > 0) text += part
    },
    onclosetag(name) {
      open -= 1
      if (depth > 0 && blocks.has(name)) text += '\n'
      if (depth > 0 && name === 'div') depth -= 1
    },
  })
  parser.end(html)
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim()
}
