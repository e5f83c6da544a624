import { z } from 'zod'
import {
  EvidenceResponse,
  type Post,
  RankedTrend,
  type Workspace,
  WorkspaceResponse,
} from '../../../model/index.ts'

/** What sentences are made from: the posts of a workspace and a ranking of them. */
export interface Evidence {
  readonly now: Date
  /** The company's name and those of its competitors, as posts write them. */
  readonly companies: readonly string[]
  /** Newest first. */
  readonly posts: readonly Post[]
  /** By rank, the first first. */
  readonly trends: readonly RankedTrend[]
}

export interface Client {
  readonly url: string
  readonly key: string
}

const PAGE = 100
const RankedTrends = z.object({ trends: z.array(RankedTrend) })

/** Reads everything that the default window of the key's workspace has, as any client could. */
export async function readEvidence(client: Client, now: Date): Promise<Evidence> {
  const { workspace } = WorkspaceResponse.parse(await read(client, '/v1/workspace'))
  const { trends } = RankedTrends.parse(await read(client, '/v1/trends?fields=full&maxChars=0'))
  const posts: Post[] = []
  let next: string | undefined = `/v1/evidence?limit=${PAGE}&fields=full&maxChars=0`
  while (next !== undefined) {
    const response: Response = await get(client, next)
    posts.push(...EvidenceResponse.parse(await response.json()).posts)
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return { now, companies: companiesOf(workspace), posts, trends }
}

async function read(client: Client, path: string): Promise<unknown> {
  return (await get(client, path)).json()
}

async function get({ url, key }: Client, path: string): Promise<Response> {
  const response = await fetch(new URL(path, url), { headers: { Authorization: `Bearer ${key}` } })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`)
  return response
}

/** `Fernlight Pro 2` and `https://sunbar.example` give `Fernlight` and `Sunbar`; a page on a platform gives nothing. */
function companiesOf({ productName, competitorUrls }: Workspace): string[] {
  const hosts = competitorUrls
    .map((address) => new URL(address))
    .filter(({ pathname }) => pathname === '/')
    .map(({ hostname }) => hostname.replace(/^www\./, '').split('.')[0] ?? '')
  const names = [productName.split(' ')[0] ?? '', ...hosts].filter((name) => name !== '')
  return [...new Set(names.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`))]
}
