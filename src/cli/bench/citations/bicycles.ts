import { codeOf, digitsOf } from '../../../../simulator/dataset/random.ts'
import { type Platform, Workspace } from '../../../model/index.ts'
import { buildStream } from '../quality/invented/build-stream.ts'
import { bicycles } from '../quality/invented/texts/bicycles.ts'

const SEED = 1
const BASE_36 = 'abcdefghijklmnopqrstuvwxyz0123456789'

export const bicycleWorkspace = Workspace.parse({
  id: 'ws_bicycles',
  name: 'Karrow rider watch',
  productName: 'Karrow Otter',
  productUrl: 'https://karrow.example',
  words: ['Karrow', 'Tessino', 'Brandholt'],
  competitorUrls: ['https://tessino.example', 'https://brandholt.example'],
  handles: { reddit: ['u/karrow'], x: ['karrow', 'tessinobikes', 'brandholt'] },
  lookbackDays: 30,
})

/** What the bicycles' riders wrote up to `now`, a JSON object a line, under ids and URLs as the platforms have them. */
export function bicycleLines(now: Date): string[] {
  const stream = buildStream(bicycles, SEED)
  const laterMs = now.getTime() - stream.now.getTime()
  return stream.posts.flatMap(({ id: seed, platform, publishedAt, text, authorHandle, metrics }) => {
    if (platform === undefined || publishedAt === undefined) return []
    const { id, url } = addressOf(platform, seed, authorHandle)
    const shifted = new Date(new Date(publishedAt).getTime() + laterMs).toISOString()
    const post = { platform, id, url, text, authorHandle, metrics, publishedAt: shifted }
    return [`${JSON.stringify(post)}\n`]
  })
}

function addressOf(platform: Platform, seed: string, author = 'i/web'): { id: string; url: string } {
  const digits = digitsOf(seed, 17)
  const page = `10${digitsOf(author, 13)}`
  const code = codeOf(seed, 11)
  const short = `1z${codeOf(seed, 5, BASE_36)}`
  const addresses = {
    reddit: { id: `t3_${short}`, url: `https://www.reddit.com/r/ebikes/comments/${short}/` },
    x: { id: `20${digits}`, url: `https://x.com/${author}/status/20${digits}` },
    youtube: { id: code, url: `https://www.youtube.com/watch?v=${code}` },
    facebook: { id: `${page}_${digits}`, url: `https://www.facebook.com/${page}/posts/${digits}` },
    instagram: { id: `17${digits.slice(2)}`, url: `https://www.instagram.com/p/${code}/` },
  } as const satisfies Record<Platform, { id: string; url: string }>
  return addresses[platform]
}
