import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { readLines } from '../../../../evidence/ndjson.ts'
import { openFile } from '../../../open-file.ts'
import { UsageError } from '../../../usage-error.ts'
import type { Case } from '../cases.ts'
import { readSet } from './read-set.ts'
import { readStream } from './read-stream.ts'
import { readWorkspace } from './read-workspace.ts'

const FEW_POSTS = 500

/** A case that has not been read yet. */
export interface CaseSource {
  /** For a case of a folder its path from there. */
  readonly name: string
  readonly part: Case['part']
  /** Whether it is some of the posts of another case. */
  readonly isSample?: true
  read(): Promise<Case>
}

/**
 * The cases of a folder, however deep, in the order of their paths. A labelled set is a folder with `items.jsonl` or a
 * sample of it, `sample-2000.jsonl`, which is then taken; a stream one with `posts.ndjson`, `labels.ndjson` and `truth.json`; a
 * workspace one with `posts.ndjson`, `kinds.ndjson` and `issues.json`. Of a sample and of a larger workspace 500 posts are a case of
 * their own, because a workspace may have no more. Each may be gzipped (`.gz`).
 * Throws UsageError where the folder cannot be read or holds none.
 */
export async function findCases(folder: string): Promise<CaseSource[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((cause: unknown) => {
    throw new UsageError(`The folder ${folder} cannot be read.`, { cause })
  })
  const folders = new Map<string, Set<string>>()
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    folders.set(parentPath, (folders.get(parentPath) ?? new Set()).add(name))
  }
  const found = await Promise.all(
    [...folders].map(([path, names]) => casesIn(relative(folder, path) || '.', path, names)),
  )
  const sources = found.flat().sort((one, other) => (one.name < other.name ? -1 : 1))
  if (sources.length === 0) {
    throw new UsageError(
      `${folder} holds nothing to measure: no folder with items.jsonl, with posts.ndjson, labels.ndjson and truth.json, or with posts.ndjson, kinds.ndjson and issues.json.`,
    )
  }
  return sources
}

async function casesIn(name: string, path: string, names: ReadonlySet<string>): Promise<CaseSource[]> {
  const fileOf = (wanted: string): string | undefined => {
    const found = [wanted, `${wanted}.gz`].find((candidate) => names.has(candidate))
    return found === undefined ? undefined : join(path, found)
  }
  const sample = fileOf('sample-2000.jsonl')
  const few = `${name}, ${FEW_POSTS} posts`
  if (sample !== undefined) {
    return [
      { name, part: 'set', read: () => readSet(name, sample) },
      { name: few, part: 'set', isSample: true, read: () => readSet(few, sample, FEW_POSTS) },
    ]
  }
  const items = fileOf('items.jsonl')
  if (items !== undefined) return [{ name, part: 'set', read: () => readSet(name, items) }]
  const posts = fileOf('posts.ndjson')
  if (posts === undefined) return []
  const [labels, truth, topicKinds] = ['labels.ndjson', 'truth.json', 'topic-kinds.json'].map(fileOf)
  if (labels !== undefined && truth !== undefined) {
    return [{ name, part: 'stream', read: () => readStream(name, { posts, labels, truth, topicKinds }) }]
  }
  const [kinds, issues] = ['kinds.ndjson', 'issues.json'].map(fileOf)
  if (kinds === undefined || issues === undefined) return []
  const files = { posts, kinds, issues }
  const whole: CaseSource = {
    name,
    part: 'workspace',
    read: () => readWorkspace(name, files),
  }
  if (!(await hasMorePosts(posts, FEW_POSTS))) return [whole]
  return [
    whole,
    { name: few, part: 'workspace', isSample: true, read: () => readWorkspace(few, files, FEW_POSTS) },
  ]
}

async function hasMorePosts(file: string, most: number): Promise<boolean> {
  let posts = 0
  for await (const line of readLines(openFile(file))) {
    if (!('text' in line) || line.text.trim() !== '') posts += 1
    if (posts > most) return true
  }
  return false
}
