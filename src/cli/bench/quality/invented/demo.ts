import { type ArchivePost, archiveOf } from '../../../../../simulator/dataset/archive.ts'
import { buildDataset } from '../../../../../simulator/dataset/build.ts'
import { themes } from '../../../../../simulator/dataset/build-parts.ts'
import { demoAccounts, demoWorkspace } from '../../../../../simulator/dataset/demo-workspace.ts'
import type { Theme } from '../../../../../simulator/dataset/texts/theme.ts'
import { DAY_MS } from '../../../../lib/days.ts'
import { Workspace as Model } from '../../../../model/index.ts'
import type { RankPost } from '../../../../trends/index.ts'
import { voiceOf } from '../../../../workspace/voice.ts'
import { voiceIdentity } from '../../../../workspace/voice-identity.ts'
import type { Kind, Workspace } from '../cases.ts'

const NOW = new Date('2026-01-31T00:00:00Z')
const WINDOW_DAYS = 30
/** As the demo seeds its database. */
const identity = voiceIdentity(Model.parse({ id: 'demo', ...demoWorkspace }), demoAccounts)

/** The themes that a reader of the demo would list as issues, by what their customers want; null: several things. */
const kindsOfThemes: Readonly<Record<string, Kind | null>> = {
  'Pro 2 buzzes when dimmed': 'problem',
  'app update deletes the schedules': 'problem',
  'late deliveries to Canada': 'problem',
  'app does not find the lamp': 'problem',
  'clip of the Mini breaks': 'problem',
  'support does not answer': 'problem',
  'how far above the plants': 'question',
  'how many hours a day': 'question',
  'Matter and local control': 'request',
  'longer cable': 'request',
  'warm white version': 'request',
  'thanks for the support': 'praise',
  harvests: 'praise',
  'Fernlight or Sunbar': 'comparison',
  'Sunbar app needs a subscription': null,
  'refund of the price difference': null,
}

/** What `npm run demo` ranks, as a workspace that somebody has judged post by post. */
export function buildDemo(): Workspace {
  const archive = archiveOf(buildDataset(NOW), NOW)
  const told = Object.entries(kindsOfThemes).map(([name, kind]) => ({
    name,
    kind,
    posts: archive.filter((post) => !isCompanys(post) && speaksOf(post, themeNamed(name))),
  }))
  const fromMs = NOW.getTime() - WINDOW_DAYS * DAY_MS
  return {
    part: 'workspace',
    name: 'invented demo',
    posts: archive.map(toRankPost),
    now: NOW,
    windowDays: WINDOW_DAYS,
    rivals: ['Sunbar', 'Plantlab'],
    words: demoWorkspace.words,
    postKinds: new Map(
      told.flatMap(({ kind, posts }) =>
        kind === null ? [] : posts.map((post) => [keyOf(post), kind] as const),
      ),
    ),
    issues: told.map(({ name, posts }) => ({
      name,
      postIds: new Set(posts.filter(({ publishedAt }) => Date.parse(publishedAt) >= fromMs).map(keyOf)),
    })),
  }
}

function themeNamed(name: string): Theme {
  const theme = themes.find((one) => one.name === name)
  if (theme === undefined) throw new Error(`the simulator has no theme "${name}"`)
  return theme
}

/** People pass texts on with words before them, and titles without what stood below. */
function speaksOf(
  { text }: ArchivePost,
  { reddit = [], x = [], youtube = [], instagram = [] }: Theme,
): boolean {
  const told = [...reddit.map(([, title]) => title), ...x, ...youtube.map(([, title]) => title), ...instagram]
  return told.some((own) => text.includes(own))
}

/** Platforms may give the same id to different posts. */
function keyOf({ platform, id }: ArchivePost): string {
  return `${platform} ${id}`
}

function toRankPost(post: ArchivePost): RankPost {
  const { platform, text, authorHandle, commentsUrl, publishedAt, metrics } = post
  return {
    id: keyOf(post),
    text,
    platform,
    authorHandle,
    commentsUrl,
    publishedAt,
    metrics,
    voice: voiceOf(post, identity),
  }
}

function isCompanys(post: ArchivePost): boolean {
  const voice = voiceOf(post, identity)
  return voice === 'company' || voice === 'competitor'
}
