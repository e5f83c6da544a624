import { writeFile } from 'node:fs/promises'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { createSanitizingReader } from '../analysis/sanitizing-reader.ts'
import { readLines } from '../evidence/ndjson.ts'
import { DAY_MS } from '../lib/days.ts'
import { IsoTime } from '../model/index.ts'
import { listing, type RankInput, type RankPost, rankTrends } from '../trends/index.ts'
import { readBasis } from './basis-file.ts'
import { FilePost, toRankPost } from './file-post.ts'
import { openFile } from './open-file.ts'
import { printLine } from './print-line.ts'
import { readVectors } from './read-vectors.ts'
import { USAGE_ERROR_EXIT_CODE, UsageError } from './usage-error.ts'

/** Ranks the trends of an NDJSON file of posts without a database and prints {windowDays, trends} as JSON. */

interface Options {
  readonly posts: string
  readonly days?: number
  readonly coverage?: string
  readonly now?: Date
  readonly assign?: string
  readonly limit?: number
  readonly vectors?: string
  readonly youtubeCounts?: boolean
  readonly competitor?: readonly string[]
}

const program = new Command('rank')
  .description('Rank the trends of an NDJSON file of posts and print them as JSON.')
  .requiredOption('--posts <file>', 'posts, one JSON object a line; may be gzipped (.gz)')
  .option('--days <n>', 'length of the window in days; needed without --coverage', wholeNumber)
  .option('--now <iso>', 'end of the window, ISO 8601 (default: the current time)', isoDate)
  .option('--assign <file>', 'also write {id, cluster} for every post, one JSON object a line')
  .option('--limit <n>', 'at most so many trends', wholeNumber)
  .option(
    '--vectors <file>',
    'vectors of a model of your own, {id, vector} for each post, one JSON object a line; may be gzipped (.gz)',
  )
  .option('--competitor <name...>', 'names whose mention is worth telling')
  .option('--youtube-counts', 'let YouTube counts into score and engagement')
  .option(
    '--coverage <file>',
    'what a ranking of the service was made from besides the posts, as "evidence export --coverage" writes it',
  )
  .option('--json', 'print JSON (always so; accepted for uniformity with the other commands)')
  .allowExcessArguments(false)
  .exitOverride()

/** Why a file that an option names cannot be read, by the system's code. */
const unreadableReasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder and no file',
  EACCES: 'may not be read by this user',
}

try {
  await run(program.parse().opts<Options>())
} catch (error) {
  process.exitCode = exitCodeOf(error)
}

async function run(options: Options): Promise<void> {
  const basis = await basisOf(options)
  const { read, contentFlagsOf } = createSanitizingReader()
  const posts = await readPosts(options.posts)
  const vectors =
    options.vectors === undefined
      ? undefined
      : await readVectors(options.vectors, new Set(posts.map(({ id }) => id)))
  const { trends, assignments } = rankTrends({
    ...basis,
    posts: posts.map(read),
    limit: options.limit,
    vectors,
    contentFlagsOf,
  })
  if (options.assign !== undefined) {
    await writeFile(options.assign, assignments.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  }
  if (trends.length === 0) process.stderr.write(`${whyNone(posts, basis)}\n`)
  await printLine(JSON.stringify({ windowDays: basis.windowDays, trends }))
}

/** Why there is no trend: an empty list alone looks like a fault, or like silence. */
function whyNone(posts: readonly RankPost[], { windowDays, now }: Omit<RankInput, 'posts'>): string {
  const end = now.getTime()
  const start = end - windowDays * DAY_MS
  const inWindow = posts.filter(({ publishedAt = '' }) => {
    const at = Date.parse(publishedAt)
    return at > start && at <= end
  })
  return [
    `No topic: of ${posts.length} ${posts.length === 1 ? 'post' : 'posts'}, ${inWindow.length} in the ${windowDays} days up to ${now.toISOString()};`,
    `a topic needs at least ${listing.minListedPosts.value} there that speak of one thing.`,
  ].join(' ')
}

/** The basis of the file, or what the options say where there is none: options beside the file take its place. */
async function basisOf(options: Options): Promise<Omit<RankInput, 'posts'>> {
  const { days, now, competitor, youtubeCounts, coverage } = options
  const file = coverage === undefined ? undefined : await readBasis(coverage)
  const windowDays = days ?? file?.windowDays
  if (windowDays === undefined) throw new UsageError('--days or --coverage is needed.')
  return {
    ...file,
    windowDays,
    now: now ?? file?.now ?? new Date(),
    competitors: competitor ?? file?.competitors ?? [],
    youtubeCountsAllowed: youtubeCounts ?? file?.youtubeCountsAllowed ?? false,
  }
}

/** Reads the posts of a file. Lines that are no post are reported with number and reason. */
async function readPosts(file: string): Promise<RankPost[]> {
  const posts: RankPost[] = []
  try {
    for await (const line of readLines(openFile(file))) {
      if ('text' in line && line.text.trim() === '') continue
      const post = 'text' in line ? toPost(line.text) : line
      if ('problem' in post) process.stderr.write(`line ${line.number}: ${post.problem}\n`)
      else posts.push(post)
    }
  } catch (error) {
    // Errors of unzipping do not name the file.
    if (!(error instanceof Error)) throw error
    const reason = unreadableReasons[codeOf(error)]
    if (reason !== undefined) throw new UsageError(`--posts ${file} ${reason}.`)
    throw new Error(`${file} cannot be read to its end: ${error.message}`)
  }
  return posts
}

function toPost(line: string): RankPost | { readonly problem: string } {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { problem: 'not JSON' }
  }
  const parsed = FilePost.safeParse(value)
  if (parsed.success) return toRankPost(parsed.data)
  const [first] = parsed.error.issues
  return { problem: `${first?.path.join('.') || 'post'}: ${first?.message ?? 'not a post'}` }
}

function wholeNumber(value: string): number {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < 1 || number > 100_000) {
    throw new InvalidArgumentError('It must be a whole number from 1 to 100000.')
  }
  return number
}

function isoDate(value: string): Date {
  if (!IsoTime.safeParse(value).success) {
    throw new InvalidArgumentError('It must be a date, or a time with its zone, in ISO 8601.')
  }
  return new Date(value)
}

/** The exit code. Commander has already reported wrong options; other errors are reported here. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_ERROR_EXIT_CODE
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`error: ${reason}\n`)
  const isUsage = error instanceof UsageError || unreadableReasons[codeOf(error)] !== undefined
  return isUsage ? USAGE_ERROR_EXIT_CODE : 1
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
