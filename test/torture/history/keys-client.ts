import type { Answer } from '../../support/service.ts'
import { pause } from '../pause.ts'
import { ask, type Client } from './client.ts'
import type { StagedWorkspace } from './stage.ts'

const ACCESS = '/app/settings/access'
/** One in so many turns changes something, and one in so many tries a key that is revoked: the others try good ones. */
const TURNS_A_CHANGE = 4
const TURNS_A_REVOKED_KEY = 12
const FIRST_KEY = 'first'

/** Makes keys and revokes others on the pages, and tries all of them. */
export async function keepChangingKeys(client: Client, workspace: StagedWorkspace): Promise<void> {
  const { random, recording, over } = client
  const keys = new Map<string, string>()
  const revoked: string[] = []
  const spare = [...workspace.spareKeys]
  const given = [...spare, { key: workspace.key, label: FIRST_KEY }]
  for (const { key, label } of given) {
    keys.set(label, key)
    recording.begin(thingOf(workspace, label), 1)()
  }
  const codes = [...workspace.signInCodes]
  let cookie: string | undefined
  for (let turn = 0; !over.aborted; turn++) {
    while (client.url() === undefined && !over.aborted) await pause(20, over)
    if (cookie === undefined && codes.length > 0) cookie = await signIn(client, codes.pop() ?? '')
    if (cookie !== undefined && turn % TURNS_A_CHANGE === 0) {
      const next = random.below(2) === 0 ? spare.pop() : undefined
      if (next === undefined) {
        const label = `made ${turn}`
        const key = await make(client, workspace, cookie, label)
        if (key !== undefined) keys.set(label, key)
      } else if (await revoke(client, workspace, cookie, next)) {
        keys.delete(next.label)
        revoked.push(next.key)
      }
      continue
    }
    const isOfRevoked = turn % TURNS_A_REVOKED_KEY === 1 && revoked.length > 0
    if (isOfRevoked) await tryRevoked(client, random.pick(revoked))
    else {
      const [label, key] = random.pick([...keys])
      await tryKey(client, thingOf(workspace, label), key)
    }
  }
}

function thingOf({ id }: StagedWorkspace, label: string): string {
  return `key "${label}" of ${id}`
}

async function signIn(client: Client, code: string): Promise<string | undefined> {
  const answer = await submit(client, '/app/enter', '', { code })
  return answer?.headers.getSetCookie()[0]?.split(';')[0]
}

async function make(
  client: Client,
  workspace: StagedWorkspace,
  cookie: string,
  label: string,
): Promise<string | undefined> {
  const done = client.recording.begin(thingOf(workspace, label), 1)
  const answer = await submit(client, ACCESS, cookie, { label })
  const key = /svc_live_[0-9A-Za-z]{49}/.exec(answer?.text ?? '')?.[0]
  if (key !== undefined) done()
  return key
}

async function revoke(
  client: Client,
  workspace: StagedWorkspace,
  cookie: string,
  { keyId, label }: { readonly keyId: string; readonly label: string },
): Promise<boolean> {
  const done = client.recording.begin(thingOf(workspace, label), 2)
  const answer = await submit(client, `${ACCESS}/${keyId}`, cookie, { step: 'revoke', label })
  if (answer?.status !== 303) return false
  done()
  return true
}

function submit(
  client: Client,
  path: string,
  cookie: string,
  form: Readonly<Record<string, string>>,
): Promise<Answer | undefined> {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': 'same-origin',
    ...(cookie === '' ? {} : { Cookie: cookie }),
  }
  return ask(client, path, { method: 'POST', headers, body: new URLSearchParams(form).toString() })
}

async function tryKey(client: Client, thing: string, key: string): Promise<void> {
  const begunMs = performance.now()
  const answer = await ask(client, '/v1/workspace', { key })
  if (answer === undefined) return
  if (answer.status === 200) client.recording.read(thing, 'all', begunMs)
  else if (answer.status === 401) client.recording.read(thing, 'none', begunMs)
  else client.recording.surprises.push(`A key was answered ${answer.status}: ${answer.text}`)
}

async function tryRevoked(client: Client, key: string): Promise<void> {
  const answer = await ask(client, '/v1/workspace', { key })
  if (answer !== undefined && answer.status !== 401) {
    client.recording.surprises.push(`A revoked key was answered ${answer.status}.`)
  }
}
