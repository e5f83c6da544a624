import type { JSX } from 'preact'
import { opensApi } from '../../../actions/account.ts'
import { setPlan } from '../../../actions/set-plan.ts'
import { showWorkspace } from '../../../actions/show-workspace.ts'
import { type Plan, plans } from '../../../src/model/index.ts'
import { fieldError } from '../../field-errors.ts'
import { definePage, type Form, type PageRequest, type ShownPage } from '../../page.ts'
import { fieldOf } from '../../read-form.ts'
import { SelectField, TextField } from '../../view/form-fields.tsx'
import { Moment } from '../../view/moment.tsx'
import { nameOf } from '../../view/words.ts'
import { FormPart } from './form-part.tsx'
import { settingsPage } from './settings-page.tsx'

const PATH = '/app/settings/plan'

const planNames = {
  free_preview: 'Free preview',
  weekly: 'Weekly',
  pro: 'Pro',
} as const satisfies Record<Plan, string>

/** Which plan the workspace has, until when, and what it opens. */
export const planPage = definePage({
  path: PATH,
  place: 'settings',
  needs: 'member',
  show: (request) => shown(request),
  kept: readValues,
  async submit(request, form) {
    const values = readValues(form)
    const planEndsAt = values.planEndsAt === '' ? null : values.planEndsAt
    const error = fieldError(setPlan.input.shape.planEndsAt, planEndsAt, labels.planEndsAt)
    if (error !== undefined) return await shown(request, values, error)
    await request.runAction(setPlan, { plan: values.plan, planEndsAt }, labels)
    return { seeOther: PATH }
  },
})

interface PlanValues {
  readonly plan: string
  readonly planEndsAt: string
}

const labels = { plan: 'Plan', planEndsAt: 'Ends' } as const satisfies Record<keyof PlanValues, string>

function readValues(form: Form) {
  return { plan: fieldOf(form, 'plan'), planEndsAt: fieldOf(form, 'planEndsAt').trim() }
}

async function shown(request: PageRequest, given?: PlanValues, error?: string): Promise<ShownPage> {
  const account = await request.runAction(showWorkspace)
  const { plan, planEndsAt } = account
  const isOpen = opensApi(account, request.services.clock.now())
  const hasEnded = plan === 'pro' && !isOpen
  const { query } = request
  const values = given ?? {
    plan: query.get('plan') ?? plan,
    planEndsAt: query.get('planEndsAt') ?? planEndsAt ?? '',
  }
  return settingsPage(
    request,
    'plan',
    <>
      <dl class="facts-list">
        <dt>Plan</dt>
        <dd>
          <b>{planNames[plan]}</b>
        </dd>
        <dt>{hasEnded ? 'Ended' : 'Ends'}</dt>
        <dd>{planEndsAt === null ? 'It does not end' : <Moment at={planEndsAt} />}</dd>
        <dt>Agents (MCP and REST)</dt>
        <dd>
          {isOpen ? (
            <>
              open: <a href="/app/settings/access">make a key</a>
            </>
          ) : (
            'closed: only an active Pro plan opens them'
          )}
        </dd>
        <dt>These pages</dt>
        <dd>open to every member, on any plan</dd>
      </dl>
      {hasEnded && (
        <p class="warning">
          The plan has ended: calls with a key are refused. The keys stay, and work again once it goes on.
        </p>
      )}
      {request.isPlanAdmin ? (
        <PlanForm values={values} error={error} />
      ) : (
        <p>The plan is set by the operator of this service. Nothing can be bought here.</p>
      )}
    </>,
    error === undefined ? {} : { status: 400 },
  )
}

/** For whom the operator lets set plans. */
function PlanForm({ values, error }: { values: PlanValues; error: string | undefined }): JSX.Element {
  return (
    <FormPart id="set-plan" title="Set the plan" path={PATH} submit="Set the plan">
      <SelectField
        name="plan"
        label={labels.plan}
        value={values.plan}
        options={plans}
        labelOf={(plan) => nameOf(planNames, plan)}
      />
      <TextField
        name="planEndsAt"
        label={labels.planEndsAt}
        hint="A date such as 2027-06-30, at whose beginning it ends in UTC, or a time with its zone. Empty: it does not end."
        value={values.planEndsAt}
        error={error}
      />
    </FormPart>
  )
}
