import type { Post } from '../../../model/index.ts'
import { inventPosts } from '../invented-posts.ts'

/** Days over which the posts are spread: a window of 365 days and some of its history. */
const DAYS = 400
/** The words of the list that posts were collected for, in turn: half hold the brand, one in ten was brought by its community. */
const TERMS: readonly (readonly string[])[] = [
  ['Fernlight'],
  ['grow light'],
  ['Fernlight'],
  ['Sunbar'],
  ['Fernlight'],
  ['grow light'],
  ['Fernlight', 'plant lamp'],
  ['Plantlab'],
  ['Fernlight'],
  [],
]

/** Invented posts of a year, each with the words of the demo's list that it was collected for. */
export function inventCollected(count: number, now: Date): Post[] {
  return inventPosts(count, now, DAYS).map((post, index) => {
    const matchedTerms = TERMS[index % TERMS.length] ?? []
    return { ...post, matchedTerms: [...matchedTerms], text: [...matchedTerms, post.text].join(' ') }
  })
}
