import type Router from '@koa/router'
import type { Context } from 'koa'
import { createWorkspace } from '../actions/create-workspace.ts'
import { runAction } from '../actions/run.ts'
import type { Accounts } from '../src/accounts/accounts.ts'
import type { Visitor } from '../src/accounts/visitor.ts'
import { ServiceError } from '../src/lib/errors.ts'
import type { FieldErrors } from './field-errors.ts'
import { NEW_WORKSPACE, type WebServices } from './page.ts'
import { NewWorkspacePage } from './pages/new-workspace.tsx'
import { noValues, readValues, type SetupValues, setupErrors, toInput } from './pages/setup-fields.ts'
import { readForm } from './read-form.ts'
import { seeOther } from './see-other.ts'
import type { SignInOptions } from './sign-in.tsx'

type NewWorkspaceOptions = Pick<SignInOptions, 'visitors' | 'sameOrigin' | 'clientAddress' | 'documents'>

/** Adds the page on which the first person makes a workspace: no page before, as each is of a workspace. */
export function addNewWorkspaceRoutes(
  router: Router,
  accounts: Accounts,
  services: WebServices,
  { visitors, sameOrigin, clientAddress, documents }: NewWorkspaceOptions,
): void {
  /** Throws `forbidden` for others; where nobody is signed in, the browser is sent to sign in. */
  const firstPersonOf = async (ctx: Context): Promise<Visitor | undefined> => {
    const visitor = await visitors.visitorOf(ctx.req)
    ctx.state['visitor'] = visitor
    if (visitor === undefined) seeOther(ctx, '/app/enter')
    else if (!visitor.isFirst) throw operatorsOnly()
    return visitor
  }
  const show = (ctx: Context, { chosen }: Visitor, values: SetupValues, errors: FieldErrors = {}) =>
    documents.send(ctx, {
      title: 'A new workspace',
      ...(Object.keys(errors).length > 0 ? { status: 400 } : {}),
      body: (
        <NewWorkspacePage path={NEW_WORKSPACE} isAnother={chosen !== null} values={values} errors={errors} />
      ),
    })

  router.get(NEW_WORKSPACE, async (ctx) => {
    const visitor = await firstPersonOf(ctx)
    if (visitor !== undefined) show(ctx, visitor, noValues)
  })
  router.post(NEW_WORKSPACE, sameOrigin, async (ctx) => {
    const visitor = await firstPersonOf(ctx)
    if (visitor === undefined) return
    const values = readValues(await readForm(ctx.req))
    const errors = setupErrors(values)
    if (Object.keys(errors).length > 0) return show(ctx, visitor, values, errors)
    const { userId, isFirst: isFirstPerson } = visitor
    const context = {
      ...services,
      actor: { kind: 'user', id: userId } as const,
      from: clientAddress(ctx.req) ?? 'unknown',
    }
    const { workspace } = await runAction(createWorkspace, toInput(values), context, { isFirstPerson })
    await accounts.chooseWorkspace(visitor, workspace.id)
    seeOther(ctx, '/app/setup?made=1')
  })
}

function operatorsOnly(): ServiceError {
  return new ServiceError(
    { kind: 'forbidden' },
    'Only the person who signed in first makes workspaces here. Whoever runs this service makes one with "npm run admin -- workspace create".',
  )
}
