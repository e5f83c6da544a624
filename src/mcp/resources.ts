import { readFile } from 'node:fs/promises'
import { listPostIds } from '../../db/posts.ts'
import type { Services } from '../../tools/tool.ts'
import { daysFromText } from '../../tools/window.ts'
import type { Caller } from '../access/authenticate.ts'
import { readCoverage } from '../evidence/read-coverage.ts'
import { ServiceError } from '../lib/errors.ts'
import { jsonTextOf } from '../lib/json-text.ts'
import { lookbackWindows, Platform, platforms } from '../model/index.ts'
import {
  type ListedResource,
  type ListedTemplate,
  type ResourceContents,
  UnknownNameError,
} from './backend.ts'
import { MAX_COMPLETIONS, withPrefix } from './results.ts'
import { matchTemplate } from './uri-template.ts'
import { VIEW_MIME_TYPE, viewMeta, views } from './views.ts'

type Values = Readonly<Record<string, string>>

/** What a resource may use: one caller's workspace, through the same tools as everything else. */
export interface ResourceContext {
  readonly services: Services
  readonly caller: Caller
  /** Runs a tool and returns its output; its failures are thrown unchanged. */
  call(tool: string, input: Readonly<Record<string, unknown>>): Promise<object>
  /** Runs what no tool does once there is a place for it, as there is for tools. */
  admit<Result>(read: () => Promise<Result>): Promise<Result>
}

interface Resource {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly mimeType: 'application/json' | 'text/markdown' | typeof VIEW_MIME_TYPE
  /** The `_meta` that its contents come with. */
  readonly meta?: Readonly<Record<string, unknown>>
  /** `public` ones need no key. */
  readonly read:
    | { readonly public: () => Promise<string> }
    | { readonly own: (context: ResourceContext, values: Values) => Promise<object> }
  /** Suggested values for variables of the URI template, the most likely first. */
  readonly complete?: Readonly<
    Record<string, (context: ResourceContext, typed: string, known: Values) => Promise<readonly string[]>>
  >
}

const resources: readonly Resource[] = [
  {
    uri: 'trend://workspace',
    name: 'workspace',
    title: 'Workspace',
    description: 'Words, competitors, handles and default window, as get_workspace gives them',
    mimeType: 'application/json',
    read: { own: ({ call }) => call('get_workspace', {}) },
  },
  {
    uri: 'trend://trends/{days}',
    name: 'trends',
    title: 'Ranked topics of a window',
    description: `The first 20 of get_trends, concise; days is one of ${lookbackWindows.join(', ')}`,
    mimeType: 'application/json',
    read: {
      own: ({ call }, { days }) => call('get_trends', { days: daysFromText(days) }),
    },
    complete: { days: async () => lookbackWindows.map(String) },
  },
  {
    uri: 'trend://posts/{platform}/{id}',
    name: 'post',
    title: 'One stored post',
    description: 'A post to cite, with its link and metrics; its text is third-party data',
    mimeType: 'application/json',
    read: { own: readPost },
    complete: {
      platform: async () => platforms,
      id: async ({ services, caller }, typed, known) => {
        const platform = Platform.safeParse(known['platform']).data
        // One more than the limit tells whether there are others.
        const limit = MAX_COMPLETIONS + 1
        return listPostIds(services.db, caller.workspace.id, { platform, prefix: typed, limit })
      },
    },
  },
  {
    uri: 'trend://scans/latest',
    name: 'latest-scan',
    title: 'The latest scan',
    description: 'Its state and collectors, and when the next may start, as get_scan gives them',
    mimeType: 'application/json',
    read: { own: ({ call }) => call('get_scan', {}) },
  },
  {
    uri: 'trend://coverage',
    name: 'coverage',
    title: 'What was collected',
    description: 'Which days of the default window each platform was collected; the others are unknown',
    mimeType: 'application/json',
    read: { own: reportCoverage },
  },
  {
    uri: 'trend://method',
    name: 'method',
    title: 'How topics are ranked',
    description: 'Every formula and rule behind a score and a status; needs no key',
    mimeType: 'text/markdown',
    read: { public: () => readFile(methodFile(), 'utf8') },
  },
]

/** Not in the list, which is read by agents: a host finds them at their tools. */
const unlisted: readonly Resource[] = views.map(({ uri, name, title, description, html }) => ({
  uri,
  name,
  title,
  description,
  mimeType: VIEW_MIME_TYPE,
  meta: viewMeta,
  read: { public: html },
}))

const readable: readonly Resource[] = [...resources, ...unlisted]

const isTemplate = ({ uri }: Resource): boolean => uri.includes('{')

export const listedResources: readonly ListedResource[] = resources
  .filter((resource) => !isTemplate(resource))
  .map(({ uri, name, title, description, mimeType }) => ({ uri, name, title, description, mimeType }))

export const listedTemplates: readonly ListedTemplate[] = resources
  .filter(isTemplate)
  .map(({ uri, name, title, description, mimeType }) => ({
    uriTemplate: uri,
    name,
    title,
    description,
    mimeType,
  }))

export function isPublicResource(uri: string): boolean {
  return readable.some((resource) => resource.uri === uri && 'public' in resource.read)
}

/**
 * Reads a resource; `context` is undefined without a key. Throws `UnknownNameError`, and what its tool
 * throws.
 */
export async function readResource(
  uri: string,
  context: ResourceContext | undefined,
): Promise<ResourceContents> {
  for (const resource of readable) {
    const values = matchTemplate(uri, resource.uri)
    if (values === undefined) continue
    const { mimeType, read, meta } = resource
    if ('public' in read) {
      return { uri, mimeType, text: await read.public(), ...(meta === undefined ? {} : { _meta: meta }) }
    }
    if (context === undefined) break
    return { uri, mimeType, text: jsonTextOf(await readOwn(uri, () => read.own(context, values))) }
  }
  throw unknownResource(uri)
}

/** Turns a tool's `not_found` into an unknown resource. */
async function readOwn(uri: string, read: () => Promise<object>): Promise<object> {
  try {
    return await read()
  } catch (thrown) {
    if (!(thrown instanceof ServiceError) || thrown.fault.kind !== 'not_found') throw thrown
    throw new UnknownNameError('resource', uri, thrown.message)
  }
}

/**
 * Suggested values for a template's variable. Throws `UnknownNameError` for an unknown template or variable.
 */
export async function completeResource(
  uriTemplate: string,
  argument: { readonly name: string; readonly value: string },
  known: Values,
  context: ResourceContext,
): Promise<readonly string[]> {
  const resource = resources.find(({ uri }) => uri === uriTemplate)
  const complete = resource?.complete
  if (complete === undefined) throw unknownResource(uriTemplate)
  const values = Object.hasOwn(complete, argument.name) ? complete[argument.name] : undefined
  if (values === undefined) {
    const names = Object.keys(complete).join(', ')
    throw new UnknownNameError(
      'argument',
      argument.name,
      `This template has no such variable. It has ${names}.`,
    )
  }
  return withPrefix(argument.value, await values(context, argument.value, known))
}

async function readPost({ call }: ResourceContext, { platform, id }: Values): Promise<object> {
  const found = await call('get_posts', { platform, ids: [id], maxChars: 0 })
  const [post] = Object(found).posts
  if (post === undefined) {
    throw new UnknownNameError(
      'resource',
      `trend://posts/${platform}/${id}`,
      'This workspace has stored no post of this platform and id. list_evidence shows the ids of posts.',
    )
  }
  return post
}

async function reportCoverage({ services, caller, admit }: ResourceContext): Promise<object> {
  const { workspace } = caller
  const read = () => readCoverage(services.db, workspace, workspace.lookbackDays, services.clock.now())
  return (await admit(read)).report
}

function unknownResource(uri: string): UnknownNameError {
  const known = resources.map((resource) => resource.uri).join(', ')
  return new UnknownNameError('resource', uri, `There is no such resource. There are: ${known}.`)
}

/** docs/trends.md, which is one folder further up from the compiled program than from the sources. */
function methodFile(): URL {
  const isCompiled = !import.meta.url.endsWith('.ts')
  return new URL(`${isCompiled ? '../' : ''}../../docs/trends.md`, import.meta.url)
}
