import type { ComponentChildren, JSX } from 'preact'
import { revokeKey } from '../../../actions/revoke-key.ts'
import { rotateKey } from '../../../actions/rotate-key.ts'
import { invalidInput, ServiceError } from '../../../src/lib/errors.ts'
import type { ApiKey } from '../../../src/model/index.ts'
import { definePage, type PageRequest, type ShownPage } from '../../page.ts'
import { fieldOf } from '../../read-form.ts'
import { Foreign } from '../../view/foreign.tsx'
import { TextField } from '../../view/form-fields.tsx'
import { KeyEnd, KeyUse, MadeBy } from '../../view/key-facts.tsx'
import { LockableButton } from './form-part.tsx'
import { type Keys, loadKeys } from './load-keys.ts'
import { revealedKey } from './revealed-key.tsx'
import { settingsPage } from './settings-page.tsx'

const LIST = '/app/settings/access'

/** One active key: its replacement, step after step, and its end. */
export const keyPage = definePage({
  path: `${LIST}/:keyId`,
  place: 'settings',
  needs: 'owner',
  show: (request) => shown(request),
  async submit(request, form) {
    const step = fieldOf(form, 'step')
    const { key, successor } = await find(request)
    if (step === 'rotate') {
      // Also where the form is sent again: a second replacement would be a key that nobody keeps.
      if (successor !== undefined) return await shown(request, { status: 400 })
      const made = await request.runAction(rotateKey, { keyId: key.keyId })
      return revealedKey(request, made, { href: hrefOf(key), label: 'I have stored it: go on to step 3' })
    }
    if (step !== 'revoke') throw invalidInput('The form must have a field step: rotate or revoke.')
    if (fieldOf(form, 'label').trim() !== key.label.trim()) {
      return await shown(request, {
        status: 400,
        error: 'This is not the label of the key. Nothing was revoked.',
      })
    }
    await request.runAction(revokeKey, { keyId: key.keyId })
    return { seeOther: LIST }
  },
})

function hrefOf({ keyId }: ApiKey): string {
  return `${LIST}/${encodeURIComponent(keyId)}`
}

/** The key that the path names, and the newest active one with its label that was made after it. */
async function find(
  request: PageRequest,
): Promise<{ readonly keys: Keys; readonly key: ApiKey; readonly successor: ApiKey | undefined }> {
  const keys = await loadKeys(request)
  const at = keys.active.findIndex(({ keyId }) => keyId === request.params['keyId'])
  const key = keys.active[at]
  if (key === undefined)
    throw new ServiceError(
      { kind: 'not_found' },
      'This workspace has no active key of this id: it may be revoked.',
    )
  return { keys, key, successor: keys.active.slice(0, at).find(({ label }) => label === key.label) }
}

async function shown(
  request: PageRequest,
  { status = 200, error }: { readonly status?: number; readonly error?: string } = {},
): Promise<ShownPage> {
  const { keys, key, successor } = await find(request)
  return settingsPage(
    request,
    'access',
    <>
      <p>
        <a href={LIST}>All keys</a>
      </p>
      <p>
        <Foreign>{key.label}</Foreign>, <KeyEnd lastFour={key.lastFour} />. Made by{' '}
        <MadeBy apiKey={key} nameOf={keys.nameOf} />. Last used: <KeyUse {...key} />.
      </p>
      <h2>Replace it</h2>
      <ol class="steps">
        <Step isDone={successor !== undefined} title="Make the new key">
          {successor === undefined ? (
            <MakeReplacement apiKey={key} locked={keys.locked} />
          ) : (
            <p>
              <KeyEnd lastFour={successor.lastFour} />, made by{' '}
              <MadeBy apiKey={successor} nameOf={keys.nameOf} />. Both keys work.
            </p>
          )}
        </Step>
        <Step isDone={successor?.firstUsedAt != null} title="Put it into your secret store">
          <p>
            Then let the agent take it from there. If you have lost it, <Lost successor={successor} />.
          </p>
        </Step>
        <Step isDone={successor?.firstUsedAt != null} title="See that the new key is in use">
          <Verified apiKey={key} successor={successor} />
        </Step>
        <Step isDone={false} title="Revoke the old key">
          {successor !== undefined && successor.firstUsedAt === null && (
            <p class="warning">
              The new key has not been used yet. Whoever still uses the old one would fail.
            </p>
          )}
          <Revoke apiKey={key} error={error} />
        </Step>
      </ol>
      <p>Has the key got into wrong hands? Revoke it at once, before anything else: step 4 needs no other.</p>
    </>,
    { status, heading: 'Replace or revoke a key' },
  )
}

function Step({
  isDone,
  title,
  children,
}: {
  isDone: boolean
  title: string
  children: ComponentChildren
}): JSX.Element {
  return (
    <li class={isDone ? 'done' : ''}>
      <h3>
        {title}
        {isDone && ' (done)'}
      </h3>
      {children}
    </li>
  )
}

function MakeReplacement({ apiKey, locked }: { apiKey: ApiKey; locked: string | undefined }): JSX.Element {
  return (
    <form method="post" action={hrefOf(apiKey)}>
      <input type="hidden" name="step" value="rotate" />
      <LockableButton label="Make the new key" locked={locked} />
      <p class="hint">It is shown once. The old one works on until you revoke it.</p>
    </form>
  )
}

function Lost({ successor }: { successor: ApiKey | undefined }): JSX.Element {
  if (successor === undefined) return <>revoke the new one and make another</>
  return (
    <>
      <a href={hrefOf(successor)}>revoke the new one</a> and make another
    </>
  )
}

/** By script it looks again by itself until the key is used. */
function Verified({ apiKey, successor }: { apiKey: ApiKey; successor: ApiKey | undefined }): JSX.Element {
  if (successor === undefined) return <p>Here you will see when it was used first, and by which client.</p>
  if (successor.firstUsedAt === null) {
    return (
      <p id="verified" data-follow role="status">
        The new key has not been used yet. Let the agent call something, then{' '}
        <a href={hrefOf(apiKey)}>look again</a>.
      </p>
    )
  }
  return (
    <p id="verified" role="status">
      It works: <KeyUse {...successor} />.
    </p>
  )
}

function Revoke({ apiKey, error }: { apiKey: ApiKey; error: string | undefined }): JSX.Element {
  return (
    <form class="stacked" method="post" action={hrefOf(apiKey)}>
      <input type="hidden" name="step" value="revoke" />
      <TextField
        name="label"
        label="Label of the key"
        hint={
          <>
            Type <Foreign>{apiKey.label}</Foreign> to revoke <KeyEnd lastFour={apiKey.lastFour} />. Its next
            call will fail, and this cannot be undone.
          </>
        }
        value=""
        error={error}
        isRequired
      />
      <button type="submit" class="danger">
        Revoke the key
      </button>
    </form>
  )
}
