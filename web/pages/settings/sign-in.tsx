import type { JSX } from 'preact'
import type { z } from 'zod'
import { addPasskey } from '../../../actions/add-passkey.ts'
import { listPasskeys } from '../../../actions/list-passkeys.ts'
import { removePasskey } from '../../../actions/remove-passkey.ts'
import { renamePasskey } from '../../../actions/rename-passkey.ts'
import { recentSignIn } from '../../../src/accounts/recent-sign-in.ts'
import { invalidInput } from '../../../src/lib/errors.ts'
import { fieldError, sentenceOfRefusal } from '../../field-errors.ts'
import { fieldRules } from '../../field-rules.ts'
import { definePage, type Form, type PageRequest, type ShownPage, type Submitted } from '../../page.ts'
import { passkeyPaths } from '../../passkey-paths.ts'
import { fieldOf } from '../../read-form.ts'
import { Foreign } from '../../view/foreign.tsx'
import { TextField } from '../../view/form-fields.tsx'
import { Moment } from '../../view/moment.tsx'
import { PasskeyForm } from '../../view/passkey-form.tsx'
import { SignInAgain } from '../../view/sign-in-again.tsx'
import { settingsPage } from './settings-page.tsx'

const PATH = passkeyPaths.settings
const nameRule = fieldRules(addPasskey.input)('name')

type Passkey = z.output<typeof listPasskeys.output>['passkeys'][number]

/** How a person signs in: their passkeys, and the ways that remain without one. */
export const signInPage = definePage({
  path: PATH,
  place: 'settings',
  needs: 'member',
  show: (request) => shown(request),
  async submit(request, form) {
    const step = fieldOf(form, 'step')
    if (step === 'add') return await add(request, form)
    if (step === 'rename') return await rename(request, form)
    if (step === 'remove') return await remove(request, form)
    throw invalidInput('The form must have a field step: add, rename or remove.')
  },
})

async function add(request: PageRequest, form: Form): Promise<Submitted> {
  if (!isRecent(request)) return await shown(request, { status: 403 })
  const name = fieldOf(form, 'name')
  const error = fieldError(addPasskey.input.shape.name, name, 'Name')
  if (error !== undefined) return await shown(request, { status: 400, name, error })
  try {
    await request.runAction(addPasskey, { name, answer: fieldOf(form, 'answer') })
  } catch (thrown) {
    return await shown(request, { status: 400, name, refusal: sentenceOfRefusal(thrown) })
  }
  return { seeOther: PATH }
}

async function rename(request: PageRequest, form: Form): Promise<Submitted> {
  const { userId } = request.visitor
  const name = fieldOf(form, 'name')
  const refusal = fieldError(renamePasskey.input.shape.name, name, 'Name')
  if (refusal !== undefined) return await shown(request, { status: 400, refusal })
  await request.runAction(renamePasskey, { userId, passkeyId: fieldOf(form, 'passkey'), name })
  return { seeOther: PATH }
}

async function remove(request: PageRequest, form: Form): Promise<Submitted> {
  const { userId } = request.visitor
  await request.runAction(removePasskey, { userId, passkeyId: fieldOf(form, 'passkey') })
  return { seeOther: PATH }
}

function isRecent({ visitor, services }: PageRequest): boolean {
  return recentSignIn(visitor, services.clock)
}

interface Given {
  readonly status?: number
  /** What is wrong above the page. */
  readonly refusal?: string
  /** Of a passkey that was not added. */
  readonly name?: string
  /** What is wrong with that name. */
  readonly error?: string
}

async function shown(request: PageRequest, given: Given = {}): Promise<ShownPage> {
  const { passkeys } = await request.runAction(listPasskeys, { userId: request.visitor.userId })
  return settingsPage(
    request,
    'signIn',
    <>
      {given.refusal !== undefined && (
        <p class="band errors" role="alert">
          {given.refusal}
        </p>
      )}
      {passkeys.length === 0 ? (
        <p>
          You have no passkey: one-time links sign you in. With a passkey your device does, once it has
          checked that it is you; nothing is typed, and it works on no other site.
        </p>
      ) : (
        <Passkeys passkeys={passkeys} />
      )}
      <section aria-labelledby="add">
        <h2 id="add">Add a passkey</h2>
        <Add request={request} given={given} />
      </section>
      <section aria-labelledby="links">
        <h2 id="links">Without a passkey</h2>
        <p>
          A one-time link always signs you in, too. Whoever runs this service makes one with{' '}
          <code>npm run admin -- user link</code>.
        </p>
        <p>
          <a href="/app/sessions">Where you are signed in</a>
        </p>
      </section>
    </>,
    given.status === undefined ? {} : { status: given.status },
  )
}

function Add({ request, given }: { request: PageRequest; given: Given }): JSX.Element {
  const { site } = request.services.passkeys
  if ('whyNot' in site) return <p>{site.whyNot}</p>
  if (!isRecent(request)) return <SignInAgain what="add a passkey" path={PATH} />
  return (
    <>
      <p data-passkey-unable>Making one needs script, and a browser that knows passkeys.</p>
      <PasskeyForm
        use="make"
        action={PATH}
        challengeAt={passkeyPaths.addChallenge}
        origin={site.origin}
        path={PATH}
      >
        <input type="hidden" name="step" value="add" />
        <TextField
          name="name"
          label="Name"
          hint="What you will know it by, such as “Laptop” or “Key ring”."
          value={given.name ?? ''}
          error={given.error}
          rule={nameRule}
          isRequired
        />
        <button type="submit">Add a passkey</button>
      </PasskeyForm>
    </>
  )
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }): JSX.Element {
  return (
    <table class="rows">
      <thead>
        <tr>
          <th scope="col">Passkey</th>
          <th scope="col">Made</th>
          <th scope="col">Last used</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.passkeyId} passkey={passkey} isLast={passkeys.length === 1} />
        ))}
      </tbody>
    </table>
  )
}

function PasskeyRow({ passkey, isLast }: { passkey: Passkey; isLast: boolean }): JSX.Element {
  const { passkeyId, name, createdAt, lastUsedAt, isBackedUp } = passkey
  const named = (
    <span class="visually-hidden">
      <Foreign>{name}</Foreign>
    </span>
  )
  return (
    <tr data-row>
      <th scope="row">
        <Foreign>{name}</Foreign>
        <p class="hint">{isBackedUp ? 'backed up by its maker' : 'on one device alone'}</p>
      </th>
      <td data-label="Made">
        <Moment at={createdAt} />
      </td>
      <td data-label="Last used">{lastUsedAt === null ? 'not yet' : <Moment at={lastUsedAt} />}</td>
      <td>
        <details>
          <summary>Rename {named}</summary>
          <form class="stacked" method="post" action={PATH}>
            <input type="hidden" name="step" value="rename" />
            <input type="hidden" name="passkey" value={passkeyId} />
            <label for={`name-${passkeyId}`}>New name</label>
            <input
              id={`name-${passkeyId}`}
              name="name"
              type="text"
              value={name}
              required
              maxlength={nameRule.maxLength}
              autocomplete="off"
              dir="auto"
            />
            <button type="submit">Rename</button>
          </form>
        </details>
        <details>
          <summary>Remove {named}</summary>
          <form method="post" action={PATH}>
            <input type="hidden" name="step" value="remove" />
            <input type="hidden" name="passkey" value={passkeyId} />
            <p>
              It will sign nobody in any more. Sessions that it began go on; your device keeps its half until
              you delete it there.
            </p>
            {isLast && (
              <p class="warning">
                It is your last one. Then a one-time link alone signs you in, which whoever runs this service
                makes with <code>npm run admin -- user link</code>.
              </p>
            )}
            <button type="submit" class="danger">
              Remove the passkey
            </button>
          </form>
        </details>
      </td>
    </tr>
  )
}
