import type { JSX } from 'preact'
import { createKey } from '../../../actions/create-key.ts'
import { KEY_PREFIX } from '../../../src/access/api-key.ts'
import { DAY_MS } from '../../../src/lib/days.ts'
import { type FieldErrors, fieldError, sentenceOfRefusal } from '../../field-errors.ts'
import { fieldRules } from '../../field-rules.ts'
import { definePage, type PageRequest, type ShownPage } from '../../page.ts'
import { fieldOf } from '../../read-form.ts'
import { curlOf } from '../../view/client-blocks.tsx'
import { CopyBlock } from '../../view/copy-block.tsx'
import { Foreign } from '../../view/foreign.tsx'
import { TextField } from '../../view/form-fields.tsx'
import { KeyEnd, KeyUse, MadeBy } from '../../view/key-facts.tsx'
import { Moment } from '../../view/moment.tsx'
import { counted } from '../../view/words.ts'
import { FormPart } from './form-part.tsx'
import { type Keys, loadKeys } from './load-keys.ts'
import { revealedKey } from './revealed-key.tsx'
import { settingsPage } from './settings-page.tsx'

const PATH = '/app/settings/access'
const rule = fieldRules(createKey.input)('label')

/** The keys of agents: who made each and what used it last, and the way to make one. */
export const accessPage = definePage({
  path: PATH,
  place: 'settings',
  needs: 'member',
  show: (request) => shown(request, { label: withoutKey(request.query.get('label') ?? ''), errors: {} }),
  kept: (form) => ({ label: withoutKey(fieldOf(form, 'label')) }),
  async submit(request, form) {
    const label = fieldOf(form, 'label')
    const error = await refusalOf(request, label)
    const kept = withoutKey(label)
    if (error !== undefined) return await shown(request, { label: kept, errors: { label: error } })
    try {
      return revealedKey(request, await request.runAction(createKey, { label }), {
        href: PATH,
        label: 'I have stored it',
      })
    } catch (thrown) {
      return await shown(request, { label: kept, errors: { label: sentenceOfRefusal(thrown) } })
    }
  },
})

/** A key in the place of its label is not shown again. */
function withoutKey(label: string): string {
  return label.includes(KEY_PREFIX) ? '' : label
}

/** One active key a label: so a form that is sent again makes no second key, and a label names one to revoke. */
async function refusalOf(request: PageRequest, label: string): Promise<string | undefined> {
  const error = fieldError(createKey.input.shape.label, label, 'Label')
  if (error !== undefined) return error
  const { active } = await loadKeys(request)
  if (!active.some((key) => key.label === label)) return undefined
  return 'An active key has this label already. Choose another label, or replace that key.'
}

async function shown(
  request: PageRequest,
  given: { readonly label: string; readonly errors: FieldErrors },
): Promise<ShownPage> {
  const keys = await loadKeys(request)
  const { active, revoked } = keys
  return settingsPage(
    request,
    'access',
    <>
      <p class="lead">
        A key lets an agent read this workspace and ask for scans, over MCP and REST. It cannot administer.
      </p>
      {active.length === 0 ? (
        <p class="empty">There is no key: no agent can read this workspace yet.</p>
      ) : (
        <ActiveKeys request={request} keys={keys} />
      )}
      <MakeKey request={request} keys={keys} given={given} />
      {revoked.length > 0 && (
        <details>
          <summary>{counted(revoked.length, 'revoked key')}</summary>
          <ul class="revoked">
            {revoked.map((key) => (
              <li key={key.keyId}>
                <Foreign>{key.label}</Foreign> <KeyEnd lastFour={key.lastFour} />, revoked{' '}
                <Moment at={key.revokedAt ?? ''} />. Last used: <KeyUse {...key} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>,
    given.errors['label'] === undefined ? {} : { status: 400 },
  )
}

function ActiveKeys({ request, keys }: { request: PageRequest; keys: Keys }): JSX.Element {
  const now = request.services.clock.now()
  const isOwner = request.visitor.role === 'owner'
  const isIdle = (createdAt: string) => now.getTime() - new Date(createdAt).getTime() > DAY_MS
  return (
    <table class="rows">
      <thead>
        <tr>
          <th scope="col">Label</th>
          <th scope="col">Key</th>
          <th scope="col">Made by</th>
          <th scope="col">Last used</th>
          {isOwner && <th scope="col">Change</th>}
        </tr>
      </thead>
      <tbody>
        {keys.active.map((key) => (
          <tr key={key.keyId} data-row>
            <th scope="row">
              <Foreign>{key.label}</Foreign>
            </th>
            <td data-label="Key">
              <KeyEnd lastFour={key.lastFour} />
            </td>
            <td data-label="Made by">
              <MadeBy apiKey={key} nameOf={keys.nameOf} />
            </td>
            <td data-label="Last used">
              <KeyUse {...key} />
              {key.lastUsed === null && isIdle(key.createdAt) && (
                <details>
                  <summary>Test the connection</summary>
                  <p>
                    Run this where the agent runs, with the key in its place. An answer means that it works.
                  </p>
                  <CopyBlock
                    id={`test-${key.keyId}`}
                    text={curlOf({ baseUrl: request.baseUrl, apiKey: `${KEY_PREFIX}…${key.lastFour ?? ''}` })}
                    what="the test of the connection"
                  />
                </details>
              )}
            </td>
            {isOwner && (
              <td>
                <a href={`${PATH}/${encodeURIComponent(key.keyId)}`} data-open>
                  Replace or revoke<span class="visually-hidden"> the key {key.label}</span>
                </a>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MakeKey({
  request: { visitor },
  keys: { locked },
  given: { label, errors },
}: {
  request: PageRequest
  keys: Keys
  given: { readonly label: string; readonly errors: FieldErrors }
}): JSX.Element {
  if (visitor.role !== 'owner')
    return <p>Only an owner of this workspace makes, replaces and revokes keys.</p>
  return (
    <FormPart id="make" title="Make a key" path={PATH} submit="Make a key" locked={locked}>
      <TextField
        name="label"
        label="Label"
        hint="What or who will use it, such as “Claude Code on the build machine”."
        value={label}
        error={errors['label']}
        rule={rule}
        isRequired
      />
    </FormPart>
  )
}
