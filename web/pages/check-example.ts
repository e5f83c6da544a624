import { getTrend } from '../../tools/get-trend.ts'
import { getTrends } from '../../tools/get-trends.ts'
import type { PageRequest } from '../page.ts'
import { citationOf } from '../view/citation.ts'

/**
 * A text to try the check with, on the first topic of the ranking: one sentence that is borne out, one with a wrong figure
 * and one that cannot be judged. Empty where nothing is ranked.
 */
export async function exampleText({ callTool }: PageRequest): Promise<string> {
  const { output } = await callTool(getTrends, { limit: 1, maxChars: 0 })
  const [first] = output.trends
  if (first === undefined) return ''
  const { posts, trend } = (await callTool(getTrend, { id: first.id, maxChars: 0 })).output
  const [post] = posts
  if (post === undefined) return ''
  return [
    citationOf(post),
    `The topic ${trend.id} has ${trend.mentions + 10} mentions.`,
    'Customers are disappointed because nobody answers them.',
  ].join('\n\n')
}
