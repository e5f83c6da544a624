import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const Violations = z.array(z.object({ rule: z.string(), elements: z.array(z.string()) }))

/** What axe finds on a page as it stands: broken rules, each with its elements. The page's context has to bypass its CSP. */
export async function violationsOf(page: Page): Promise<z.infer<typeof Violations>> {
  await page.evaluate(source)
  const found: unknown = await page.evaluate(
    'axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) })))',
  )
  return Violations.parse(found)
}
