import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Context } from 'koa'

/** What pages load besides themselves: one script, one style, one picture, all from here. */
const files = {
  script: { name: 'app.js', type: 'text/javascript', from: './generated/app.js' },
  style: { name: 'app.css', type: 'text/css', from: './generated/app.css' },
  icon: { name: 'icon.svg', type: 'image/svg+xml', from: './style/icon.svg' },
} as const
type AssetName = keyof typeof files

interface Asset {
  readonly path: string
  readonly type: string
  readonly body: Buffer
}

function readAsset({ name, type, from }: (typeof files)[AssetName]): Asset {
  const body = readFileSync(new URL(from, import.meta.url))
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 12)
  return { path: `/app/assets/${digest}/${name}`, type, body }
}

const assets: Readonly<Record<AssetName, Asset>> = {
  script: readAsset(files.script),
  style: readAsset(files.style),
  icon: readAsset(files.icon),
}

/** The path of each asset holds a digest of it: a new version is another path, and a browser may keep each for ever. */
export const assetPaths: Readonly<Record<AssetName, string>> = {
  script: assets.script.path,
  style: assets.style.path,
  icon: assets.icon.path,
}

/** Answers with an asset; false where there is none at this path. */
export function sendAsset(ctx: Context): boolean {
  const asset = Object.values(assets).find(({ path }) => path === ctx.path)
  if (asset === undefined) return false
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
  ctx.type = asset.type
  ctx.state['answer'] = asset
  ctx.body = asset.body
  return true
}
