import type { Post } from '../../src/model/index.ts'
import { dayOf, platformNames } from './words.ts'

/** Characters of a post that a citation quotes at most. */
const QUOTED = 300

/** `“The post’s words” (author on Reddit, 22 November 2026, https://…)`: as the check of citations reads it. */
export function citationOf({ text, authorHandle, platform, publishedAt, url }: Post): string {
  const who = [authorHandle, platformNames[platform]].filter((part) => part !== undefined).join(' on ')
  return `“${beginning(longestParagraph(text))}” (${who}, ${dayOf(publishedAt)}, ${url})`
}

/** Of a post with a title or in paragraphs one of them: a quotation across them is not in the post's words. */
function longestParagraph(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .reduce((longest, paragraph) => (paragraph.length > longest.length ? paragraph : longest), '')
}

/** Whole words, where there are any, and a sign that more follows. */
function beginning(text: string): string {
  if (text.length <= QUOTED) return text
  const start = text.slice(0, QUOTED).replace(/[\uD800-\uDBFF]$/, '')
  return `${start.replace(/\s\S*$/, '')} …`
}
