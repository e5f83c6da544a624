import { Parser } from 'htmlparser2'

/** Elements that stand on lines of their own. */
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

/** Nobody nests that much; the parser takes the longer for each element, the deeper it lies. */
const MAX_DEPTH = 100

/**
 * What somebody wrote, from the HTML of a feed's entry. Their words stand in `<div class="md">`; around it Reddit
 * says who submitted what, which is left out. What follows an element that lies too deep is left out as well.
 */
export function toPlainText(html: string): string {
  let text = ''
  /** How many open `div`s there are since the one that holds the words; 0 outside of it. */
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
