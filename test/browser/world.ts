import assert from 'node:assert/strict'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { issueFirstLink, issueLink } from '../../src/accounts/links.ts'
import { DEMO_WORKSPACE_ID, seedDemo } from '../../src/cli/seed-demo.ts'
import type { TestService } from '../support/service.ts'
import { startSimulatedService } from '../support/simulated-service.ts'

export interface World {
  /** Where the pages are. */
  readonly url: string
  /** A page of a browser of its own, in which an owner is signed in; it closes with the test. */
  open(t: TestHooks, options?: BrowserContextOptions): Promise<OpenPage>
  /** The path of a link that signs a new owner in. */
  invite(): Promise<string>
  close(): Promise<void>
}

export interface TestHooks {
  after(hook: () => Promise<void>): void
}

export interface OpenPage {
  readonly page: Page
  /** What went wrong so far without anybody seeing it: errors of scripts and of the console, requests to other hosts. */
  readonly faults: string[]
}

/** The service with the demo's data, and a browser in which its first person is signed in, who owns it. */
export async function startWorld(): Promise<World> {
  const service = await startSimulatedService({}, undefined, { isDemo: true })
  await seedDemo(service.db, service.simulator)
  const first = await issueFirstLink(service.db, new Date())
  assert.ok(first !== undefined)
  return await openWorld(service, DEMO_WORKSPACE_ID, pathOf(first.code))
}

/**
 * A started service, which closes with the world, and a browser in which an owner of the workspace is signed in: by the
 * path of a link, or else by an invitation.
 */
export async function openWorld(service: TestService, workspaceId: string, path?: string): Promise<World> {
  const browser = await launch()
  const link = path ?? (await invite(service.db, workspaceId))
  const storageState = await signedInState(service.url, link, browser)
  return {
    url: service.url,
    invite: () => invite(service.db, workspaceId),
    open: (t, options = {}) => openPage(t, browser, service.url, { storageState, ...options }),
    async close() {
      await browser.close()
      await service.close()
    },
  }
}

async function invite(db: TestService['db'], workspaceId: string): Promise<string> {
  const purpose = {
    kind: 'invitation',
    workspace: { workspaceId, role: 'owner' },
  } as const
  return pathOf((await issueLink(db, purpose, null, new Date())).code)
}

const pathOf = (code: string) => `/app/enter#${code}`

/** What a browser keeps of a person who came by an invitation, as they do: by the link. */
async function signedInState(
  url: string,
  path: string,
  browser: Browser,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${url}${path}`)
  await page.waitForURL(`${url}/app`)
  const state = await context.storageState()
  await context.close()
  return state
}

async function launch(): Promise<Browser> {
  const executablePath = process.env['TEST_CHROMIUM']
  assert.ok(executablePath !== undefined, 'browser tests run by "npm run test:browser"')
  const isRoot = process.getuid?.() === 0
  // As root, Chromium starts only without its sandbox; it opens nothing but our own pages.
  return await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] })
}

async function openPage(
  t: TestHooks,
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<OpenPage> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options })
  t.after(() => context.close())
  const faults: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== (options.baseURL ?? url)) faults.push(`request to ${request.url()}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => faults.push(`script: ${error.error().message}`))
  return { page: await context.newPage(), faults }
}
