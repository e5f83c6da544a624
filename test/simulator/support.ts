import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { credentials, redditUserAgent } from '../../simulator/credentials.ts'
import type { Simulator } from '../../simulator/server.ts'

export const noon = new Date('2026-11-20T12:00:00.000Z')

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export async function call(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** The value under `path`; fails where a step is missing. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((held, step) => {
    assert.ok(typeof held === 'object' && held !== null, `nothing at ${step} of ${path.join('.')}`)
    return Object.entries(held).find(([key]) => key === String(step))?.[1]
  }, value)
}

export function body(answer: Answer): unknown {
  return JSON.parse(answer.text)
}

export function list(value: unknown): unknown[] {
  assert.ok(Array.isArray(value))
  return value
}

export function keys(value: unknown): string[] {
  assert.ok(typeof value === 'object' && value !== null)
  return Object.keys(value).sort()
}

export async function fixture(name: string): Promise<unknown> {
  return JSON.parse(await fixtureText(name))
}

export function fixtureText(name: string): Promise<string> {
  return readFile(new URL(`../fixtures/upstreams/${name}`, import.meta.url), 'utf8')
}

/** Keys of two answers, objects within objects included; of lists the first element counts. */
export function sameShape(actual: unknown, expected: unknown, path = ''): void {
  if (Array.isArray(actual) && Array.isArray(expected)) {
    if (actual.length > 0 && expected.length > 0) sameShape(actual[0], expected[0], `${path}[0]`)
    return
  }
  assert.equal(typeof actual, typeof expected, path)
  if (typeof actual !== 'object' || actual === null || expected === null) return
  assert.deepEqual(keys(actual), keys(expected), path)
  for (const key of keys(actual)) sameShape(at(actual, key), at(expected, key), `${path}.${key}`)
}

const { reddit, x, youtube, meta } = credentials

export async function redditToken(simulator: Simulator, scenario = ''): Promise<string> {
  const answer = await requestToken(simulator, `${reddit.clientSecret}${scenario}`)
  return String(at(body(answer), 'access_token'))
}

export function requestToken(simulator: Simulator, secret: string): Promise<Answer> {
  return call(`${simulator.url}/reddit-www/api/v1/access_token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${reddit.clientId}:${secret}`).toString('base64')}`,
      'user-agent': redditUserAgent,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
}

export function redditGet(
  simulator: Simulator,
  token: string,
  path: string,
  query: Record<string, string> = {},
): Promise<Answer> {
  const search = new URLSearchParams({ raw_json: '1', ...query })
  return call(`${simulator.url}/reddit-oauth${path}?${search}`, {
    headers: { authorization: `bearer ${token}`, 'user-agent': redditUserAgent },
  })
}

export function xGet(
  simulator: Simulator,
  path: string,
  query: Record<string, string>,
  scenario = '',
): Promise<Answer> {
  return call(`${simulator.url}/x${path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${x.bearerToken}${scenario}` },
  })
}

export function youtubeGet(
  simulator: Simulator,
  path: string,
  query: Record<string, string>,
  scenario = '',
): Promise<Answer> {
  return call(`${simulator.url}/youtube${path}?${new URLSearchParams(query)}`, {
    headers: { 'x-goog-api-key': `${youtube.apiKey}${scenario}` },
  })
}

export function metaGet(
  simulator: Simulator,
  path: string,
  query: Record<string, string> = {},
  scenario = '',
): Promise<Answer> {
  const token = `${meta.accessToken}${scenario}`
  const search = new URLSearchParams({ ...query, access_token: token, appsecret_proof: proofOf(token) })
  return call(`${simulator.url}/meta/v26.0${path}?${search}`)
}

export function proofOf(token: string): string {
  return createHmac('sha256', meta.appSecret).update(token).digest('hex')
}
