import { createInterface } from 'node:readline'
import { createSanitizingReader } from '../../analysis/sanitizing-reader.ts'
import { type RankPost, rankTrends } from '../../trends/index.ts'
import { openFile } from '../open-file.ts'
import { roundTo } from './benchmark.ts'
import { inventPosts } from './invented-posts.ts'

/** One ranking in a process of its own, to measure its memory and warm-up alone. `--posts N` or a file. */

const WINDOW_DAYS = 7
const INVENTED_NOW = new Date('2026-01-31T00:00:00Z')

const [kind, what] = process.argv.slice(2)
const { posts, now } = kind === '--posts' ? invented(Number(what)) : await read(what ?? '')
const reader = createSanitizingReader()
const cpuBefore = process.cpuUsage()
const started = performance.now()
const { trends } = rankTrends({
  posts: posts.map(reader.read),
  windowDays: WINDOW_DAYS,
  now,
  contentFlagsOf: reader.contentFlagsOf,
})
const seconds = (performance.now() - started) / 1000
const cpu = process.cpuUsage(cpuBefore)
console.log(
  JSON.stringify({
    posts: posts.length,
    trends: trends.length,
    seconds: roundTo(seconds, 2),
    cpuSeconds: roundTo((cpu.user + cpu.system) / 1e6, 2),
    rssMb: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
)

function invented(count: number): { posts: RankPost[]; now: Date } {
  return { posts: inventPosts(count, INVENTED_NOW), now: INVENTED_NOW }
}

/** The window ends with the latest post. */
async function read(file: string): Promise<{ posts: RankPost[]; now: Date }> {
  const found: RankPost[] = []
  let latest = 0
  for await (const line of createInterface({ input: openFile(file) })) {
    if (line.trim() === '') continue
    const post: RankPost = JSON.parse(line)
    found.push(post)
    latest = Math.max(latest, Date.parse(post.publishedAt ?? '') || 0)
  }
  return { posts: found, now: new Date(latest) }
}
