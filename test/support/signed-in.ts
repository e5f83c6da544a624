import assert from 'node:assert/strict'
import type { LinkPurpose } from '../../db/sign-in-links.ts'
import { issueLink } from '../../src/accounts/links.ts'
import type { Role } from '../../src/model/index.ts'
import { type Answer, call, type TestService } from './service.ts'

/** A browser in which somebody is signed in. */
export interface SignedIn {
  /** As the browser sends it. */
  readonly cookie: string
  /** Of the link that was used. */
  readonly code: string
  get(path: string): Promise<Answer>
  /** Sends a form as a page of the service would. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<Answer>
}

/** Signs a new person of the workspace in, by an invitation; `address` is theirs to a service that trusts a proxy here. */
export function signIn(
  service: Pick<TestService, 'url' | 'db'>,
  workspaceId: string,
  role: Role = 'owner',
  address?: string,
): Promise<SignedIn> {
  return signInBy(service, { kind: 'invitation', workspace: { workspaceId, role } }, address)
}

/** Signs somebody in by a new link. */
export async function signInBy(
  service: Pick<TestService, 'url' | 'db'>,
  purpose: LinkPurpose,
  address?: string,
): Promise<SignedIn> {
  const { code } = await issueLink(service.db, purpose, null, new Date())
  const post = (path: string, form: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
    call(`${service.url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'same-origin',
        ...(address === undefined ? {} : { 'X-Forwarded-For': address }),
        ...headers,
      },
      body: new URLSearchParams(form).toString(),
    })
  const entered = await post('/app/enter', { code })
  assert.equal(entered.status, 303, entered.text)
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return {
    cookie,
    code,
    get: (path) => call(`${service.url}${path}`, { headers: { Cookie: cookie } }),
    post: (path, form) => post(path, form, { Cookie: cookie }),
  }
}
