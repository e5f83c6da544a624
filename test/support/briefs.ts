import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { BriefClaims } from '../../src/model/index.ts'
import { type Ended, run } from '../cli/command.ts'
import type { SignedIn } from './signed-in.ts'

/** The files of a brief by their names, as text. */
export type BriefFiles = Readonly<Record<'brief.html' | 'claims.json' | 'verify.mjs' | 'SHA256SUMS', string>>

/** The ZIP of a brief, as a browser that is signed in saves it; `query` as the page has it. */
export async function fetchZip(url: string, { cookie }: SignedIn, query: string): Promise<Uint8Array> {
  const answer = await fetch(`${url}/app/brief/brief.zip?${query}`, { headers: { Cookie: cookie } })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${answer.status}: ${strFromU8(bytes)}`)
  return bytes
}

/** The files of a ZIP. Throws where it has others than those of a brief. */
export function unpack(zip: Uint8Array): BriefFiles {
  const {
    'brief.html': html,
    'claims.json': claims,
    'verify.mjs': verify,
    SHA256SUMS: sums,
    ...rest
  } = unzipSync(zip)
  if (!html || !claims || !verify || !sums || Object.keys(rest).length > 0) throw new Error('no brief')
  return {
    'brief.html': strFromU8(html),
    'claims.json': strFromU8(claims),
    'verify.mjs': strFromU8(verify),
    SHA256SUMS: strFromU8(sums),
  }
}

export function claimsIn(files: BriefFiles): BriefClaims {
  return BriefClaims.parse(JSON.parse(files['claims.json']))
}

/** The same files with changes, and with hashes that fit them: as a forger would. */
export function forged(files: BriefFiles, changes: Partial<BriefFiles>): BriefFiles {
  const { SHA256SUMS: _, ...changed } = { ...files, ...changes }
  const sums = Object.entries(changed).map(
    ([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`,
  )
  return { ...changed, SHA256SUMS: sums.join('') }
}

/** Unpacks a brief into a folder of its own and runs its verify.mjs there, as its reader would. */
export async function verify(
  files: Partial<BriefFiles>,
  args: readonly string[] = [],
  settings: Record<string, string> = {},
): Promise<Ended> {
  const folder = await mkdtemp(join(tmpdir(), 'brief-'))
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    return await run(join(folder, 'verify.mjs'), args, settings)
  } finally {
    await rm(folder, { recursive: true })
  }
}
