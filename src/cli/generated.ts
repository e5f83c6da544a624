import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { buildOpenApi } from '../../rest/openapi.ts'
import { registryEntry } from '../mcp/discovery.ts'

/** The server URL in the committed contract: the default address of `npm start`. */
const DEFAULT_BASE_URL = 'http://127.0.0.1:8787'

/** Generated files that are committed, by their name in the root folder. */
export const generated: Readonly<Record<string, () => string | Promise<string>>> = {
  'openapi.json': () => toFile(buildOpenApi(DEFAULT_BASE_URL)),
  'server.json': () => toFile(registryEntry()),
  'web/generated/app.js': () => bundle('web/client/app.ts'),
  'web/generated/app.css': () => bundle('web/style/app.css'),
  'web/generated/trends-view.html': () => singleFile('Ranked topics', 'web/client/trends-view.tsx'),
  'web/generated/citations-view.html': () => singleFile('Checked citations', 'web/client/citations-view.tsx'),
}

/** A page for a host's frame, which may load nothing: its script and its style stand in it. */
async function singleFile(title: string, script: string): Promise<string> {
  const [style, code] = await Promise.all([bundle('web/style/chat-view.css'), bundle(script)])
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<style>${style.trim()}</style>`,
    '</head>',
    '<body>',
    '<main></main>',
    `<script type="module">${code.trim()}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** A script or a style for browsers of the last two years, as one file. */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../${entry}`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

function toFile(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`
}
