import type { JSX } from 'preact'
import type { z } from 'zod'
import { inviteMember } from '../../../actions/invite-member.ts'
import { listMembers } from '../../../actions/list-members.ts'
import { removeMember } from '../../../actions/remove-member.ts'
import { renameMember } from '../../../actions/rename-member.ts'
import { setRole } from '../../../actions/set-role.ts'
import { linkOf } from '../../../src/accounts/links.ts'
import { invalidInput } from '../../../src/lib/errors.ts'
import { Role, roles } from '../../../src/model/index.ts'
import { type FieldErrors, fieldError, sentenceOfRefusal } from '../../field-errors.ts'
import { fieldRules } from '../../field-rules.ts'
import { definePage, type Form, type PageRequest, type ShownPage, type Submitted } from '../../page.ts'
import { fieldOf } from '../../read-form.ts'
import { CopyBlock } from '../../view/copy-block.tsx'
import { Foreign } from '../../view/foreign.tsx'
import { SelectField, TextField } from '../../view/form-fields.tsx'
import { Moment } from '../../view/moment.tsx'
import { FormPart } from './form-part.tsx'
import { settingsPage } from './settings-page.tsx'

const PATH = '/app/settings/members'
const nameRule = fieldRules(renameMember.input)('name')
const emailRule = fieldRules(inviteMember.input)('email')

const roleWords = {
  owner: 'Owner',
  member: 'Member',
} as const satisfies Record<Role, string>

type Member = z.output<typeof listMembers.output>['members'][number]

/** The people of the workspace, with their roles, and the way in for others. */
export const membersPage = definePage({
  path: PATH,
  place: 'settings',
  needs: 'member',
  show(request) {
    const { query } = request
    const role = Role.safeParse(query.get('role')).data
    return shown(request, { email: query.get('email') ?? '', role })
  },
  kept(form): Readonly<Record<string, string>> {
    return form.get('step') === 'invite' ? { email: fieldOf(form, 'email'), role: fieldOf(form, 'role') } : {}
  },
  async submit(request, form) {
    const step = fieldOf(form, 'step')
    if (step === 'invite') return await invite(request, form)
    if (step === 'rename') return await rename(request, form)
    if (step === 'role') return await change(request, form)
    if (step === 'remove') return await remove(request, form)
    throw invalidInput('The form must have a field step: invite, rename, role or remove.')
  },
})

async function invite(request: PageRequest, form: Form): Promise<Submitted> {
  const given = fieldOf(form, 'email').trim()
  const email = given === '' ? undefined : given
  const error = fieldError(inviteMember.input.shape.email, email, 'E-mail')
  const role = fieldOf(form, 'role')
  if (error !== undefined)
    return await shown(request, { errors: { email: error }, email: given, role: Role.safeParse(role).data })
  const made = await request.runAction(inviteMember, { role, email })
  return settingsPage(
    request,
    'members',
    <>
      <p class="band" role="status">
        This link lets one person in as {roleWords[made.role].toLowerCase()}, until{' '}
        <Moment at={made.expiresAt} />. <b>It is shown this once</b>: send it yourself. Whoever has it can use
        it.
      </p>
      <CopyBlock id="link" text={linkOf(request.services.pagesUrl, made.code)} what="the link" />
      <p>
        <a class="button" href={PATH}>
          To the members
        </a>
      </p>
    </>,
    { heading: 'An invitation', holdsSecret: true },
  )
}

async function rename(request: PageRequest, form: Form): Promise<Submitted> {
  const name = fieldOf(form, 'name')
  const error = fieldError(renameMember.input.shape.name, name, 'Your name')
  if (error !== undefined) return await shown(request, { errors: { name: error }, name })
  await request.runAction(renameMember, { userId: request.visitor.userId, name })
  return { seeOther: PATH }
}

async function change(request: PageRequest, form: Form): Promise<Submitted> {
  const input = { userId: fieldOf(form, 'user'), role: fieldOf(form, 'role') }
  return await orSentence(request, () => request.runAction(setRole, input))
}

async function remove(request: PageRequest, form: Form): Promise<Submitted> {
  const userId = fieldOf(form, 'user')
  const isLeaving = userId === request.visitor.userId
  const done = await orSentence(request, () => request.runAction(removeMember, { userId }))
  return isLeaving && 'seeOther' in done ? { seeOther: '/app' } : done
}

/** Where the workspace would be without an owner the page says so above the members. */
async function orSentence(request: PageRequest, run: () => Promise<unknown>): Promise<Submitted> {
  try {
    await run()
    return { seeOther: PATH }
  } catch (thrown) {
    return await shown(request, { refusal: sentenceOfRefusal(thrown) })
  }
}

interface Given {
  readonly errors?: FieldErrors
  readonly refusal?: string
  readonly name?: string
  readonly email?: string
  readonly role?: Role | undefined
}

async function shown(request: PageRequest, given: Given = {}): Promise<ShownPage> {
  const { members } = await request.runAction(listMembers)
  const { visitor } = request
  const isOwner = visitor.role === 'owner'
  const { errors = {}, refusal, name = visitor.name, email = '', role = 'member' } = given
  const isRefused = refusal !== undefined || Object.keys(errors).length > 0
  return settingsPage(
    request,
    'members',
    <>
      {refusal !== undefined && (
        <p class="band errors" role="alert">
          {refusal}
        </p>
      )}
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
            <th scope="col">Member since</th>
            <th scope="col">Last here</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              isSelf={member.userId === visitor.userId}
              isOwner={isOwner}
            />
          ))}
        </tbody>
      </table>
      {isOwner ? (
        <Invite email={email} role={role} error={errors['email']} />
      ) : (
        <p>Only an owner of this workspace invites people, changes roles and removes members.</p>
      )}
      <FormPart id="yourself" title="Yourself" path={PATH} step="rename" submit="Change the name">
        <TextField
          name="name"
          label="Your name"
          hint="In all your workspaces."
          value={name}
          error={errors['name']}
          rule={nameRule}
          isRequired
        />
      </FormPart>
      <p>
        <a href="/app/sessions">Where you are signed in</a>
      </p>
    </>,
    isRefused ? { status: 400 } : {},
  )
}

function MemberRow({
  member,
  isSelf,
  isOwner,
}: {
  member: Member
  isSelf: boolean
  isOwner: boolean
}): JSX.Element {
  const { userId, name, email, role, joinedAt, lastSeenAt } = member
  const other = role === 'owner' ? 'member' : 'owner'
  return (
    <tr data-row>
      <th scope="row">
        <Foreign>{name}</Foreign>
        {isSelf && ' (you)'}
        {email !== null && email !== name && (
          <p class="hint">
            <Foreign>{email}</Foreign>
          </p>
        )}
      </th>
      <td data-label="Role">{roleWords[role]}</td>
      <td data-label="Member since">
        <Moment at={joinedAt} />
      </td>
      <td data-label="Last here">{lastSeenAt === null ? 'signed out' : <Moment at={lastSeenAt} />}</td>
      <td>
        {isOwner && (
          <form method="post" action={PATH}>
            <input type="hidden" name="step" value="role" />
            <input type="hidden" name="user" value={userId} />
            <button type="submit" name="role" value={other}>
              Make {isSelf ? 'yourself' : <Named name={name} />} {other === 'owner' ? 'an owner' : 'a member'}
            </button>
          </form>
        )}
        {(isOwner || isSelf) && (
          <details>
            <summary>
              {isSelf ? 'Leave' : 'Remove'} <Named name={name} />
            </summary>
            <form method="post" action={PATH}>
              <input type="hidden" name="step" value="remove" />
              <input type="hidden" name="user" value={userId} />
              <p>{isSelf ? 'You' : 'They'} will see nothing of this workspace any more.</p>
              <button type="submit" class="danger">
                {isSelf ? 'Leave the workspace' : 'Remove from the workspace'}
              </button>
            </form>
          </details>
        )}
      </td>
    </tr>
  )
}

/** For whoever hears the buttons one by one. */
function Named({ name }: { name: string }): JSX.Element {
  return (
    <span class="visually-hidden">
      <Foreign>{name}</Foreign>
    </span>
  )
}

function Invite({
  email,
  role,
  error,
}: {
  email: string
  role: Role
  error: string | undefined
}): JSX.Element {
  return (
    <FormPart id="invite" title="Invite somebody" path={PATH} step="invite" submit="Make an invitation">
      <TextField
        name="email"
        label="E-mail (may stay empty)"
        hint="So that the list says who it was for. Nothing is sent: you send the link yourself."
        value={email}
        error={error}
        rule={emailRule}
        inputMode="email"
      />
      <SelectField
        name="role"
        label="Role"
        hint="Members read and ask for scans. Owners also set up, make keys and see to members."
        value={role}
        options={roles.toReversed()}
        labelOf={(role) => (role === 'owner' ? roleWords.owner : roleWords.member)}
      />
    </FormPart>
  )
}
