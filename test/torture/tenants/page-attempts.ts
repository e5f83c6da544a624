import type { Sent } from '../client.ts'
import { encode } from '../surfaces.ts'
import type { Attempt, Case } from './attempts.ts'
import type { IdKind } from './known.ts'

/** A page whose address names something. */
const opened: readonly [kind: IdKind, path: (value: string) => string][] = [
  ['trend', (id) => `/app/trends/${id}`],
  ['trend', (id) => `/app/trends/${id}.svg`],
  ['trend', (id) => `/app/brief?trend=${id}`],
  ['trend', (id) => `/app/brief/brief.html?trend=${id}`],
  ['trend', (id) => `/app/brief/brief.zip?trend=${id}`],
  ['trend', (id) => `/app/evidence?trend=${id}`],
  ['thread', (id) => `/app/evidence?thread=${id}&days=0`],
  ['post', (id) => `/app/evidence?q=${id}&days=0`],
  ['evidenceCursor', (cursor) => `/app/evidence?cursor=${cursor}&days=0`],
  ['trendCursor', (cursor) => `/app?cursor=${cursor}`],
  ['company', (name) => `/app/compare?competitor=${name}`],
  ['word', (word) => `/app/words?word=${word}`],
  ['word', (word) => `/app/words?try=${word}`],
  ['scan', (id) => `/app/scans/${id}`],
  ['apiKey', (id) => `/app/settings/access/${id}`],
  ['user', (id) => `/app/settings/audit?actorId=${id}`],
  ['user', (id) => `/app/settings/audit.ndjson?actorId=${id}`],
  ['workspace', (id) => `/app?workspace=${id}`],
  ['workspace', (id) => `/app/coverage?workspaceId=${id}`],
]

/** A form that names something. */
const filled: readonly [kind: IdKind, path: string, form: (value: string) => Record<string, string>][] = [
  ['workspace', '/app/workspaces', (workspace) => ({ workspace })],
  ['session', '/app/sessions/end', (session) => ({ session })],
  ['user', '/app/settings/members', (user) => ({ step: 'role', user, role: 'member' })],
  ['user', '/app/settings/members', (user) => ({ step: 'remove', user })],
  ['user', '/app/settings/sign-in', (passkey) => ({ step: 'remove', passkey })],
  ['url', '/app/check', (url) => ({ text: `They say "quiet" (${url}).`, days: '0', show: 'all' })],
  ['trend', '/app/check', (id) => ({ text: `The topic ${id} has 12 mentions.`, show: 'problems' })],
]
/** Its path names something, too. */
const keyForms: readonly Record<string, string>[] = [{ step: 'rotate' }, { step: 'revoke', label: 'test' }]

export const pageAttempts: readonly Attempt[] = [
  ...opened.map(([kind, path]) => ({
    name: `page ${path('…')}`,
    kind,
    isAlike: false,
    make: (value: string, { own }: Case): Sent => ({
      method: 'GET',
      path: path(encode(value)),
      headers: { Cookie: own.person.cookie },
    }),
  })),
  ...filled.map(([kind, path, form]) => ({
    name: `form ${path} ${Object.keys(form('')).join(' ')}`,
    kind,
    isAlike: false,
    make: (value: string, { own }: Case) => submitted(path, form(value), own.person.cookie),
  })),
  ...keyForms.map((form) => ({
    name: `form /app/settings/access/… ${form['step']}`,
    kind: 'apiKey' as const,
    isAlike: false,
    make: (value: string, { own }: Case) =>
      submitted(`/app/settings/access/${encode(value)}`, form, own.person.cookie),
  })),
]

function submitted(path: string, form: Readonly<Record<string, string>>, cookie: string): Sent {
  return {
    method: 'POST',
    path,
    headers: {
      Cookie: cookie,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: new URLSearchParams(form).toString(),
  }
}
