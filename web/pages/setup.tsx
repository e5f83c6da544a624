import type { JSX } from 'preact'
import { planScan } from '../../actions/plan-scan.ts'
import { setConfirmScans } from '../../actions/set-confirm-scans.ts'
import { updateWorkspace } from '../../actions/update-workspace.ts'
import { invalidInput } from '../../src/lib/errors.ts'
import type { ConfirmScans, NamedPlan } from '../../src/model/index.ts'
import { plannedCalls } from '../../src/scan/plan-scan.ts'
import type { FieldErrors } from '../field-errors.ts'
import { fieldRules } from '../field-rules.ts'
import { definePage, type PageRequest, type ShownPage } from '../page.ts'
import { fieldOf } from '../read-form.ts'
import { ErrorSummary, SelectField } from '../view/form-fields.tsx'
import { ScanPlan } from '../view/scan-plan.tsx'
import { collectorLabels } from '../view/words.ts'
import { readValues, type SetupValues, setupErrors, setupLabels, toInput, valuesOf } from './setup-fields.ts'
import { SetupForm } from './setup-form.tsx'

const PATH = '/app/setup'
const confirmRule = fieldRules(setConfirmScans.input)('confirmScans')

/** What is collected and for whom, and beside it what the next scan would do with it. */
export const setupPage = definePage({
  path: PATH,
  place: 'setup',
  needs: 'owner',
  show: (request) => shown(request, valuesOf(request.visitor.workspace), {}),
  async submit(request, form) {
    const step = fieldOf(form, 'step')
    if (step === 'confirm') {
      await request.runAction(setConfirmScans, { confirmScans: fieldOf(form, 'confirmScans') })
      return { seeOther: `${PATH}?saved=1` }
    }
    if (step !== 'save') throw invalidInput('The form must have a field step: save or confirm.')
    const values = readValues(form)
    const errors = setupErrors(values)
    if (Object.keys(errors).length > 0) return await shown(request, values, errors)
    await request.runAction(updateWorkspace, toInput(values))
    return { seeOther: `${PATH}?saved=1` }
  },
})

async function shown(request: PageRequest, values: SetupValues, errors: FieldErrors): Promise<ShownPage> {
  const { plans } = await request.runAction(planScan)
  const isRefused = Object.keys(errors).length > 0
  return {
    title: 'Set up',
    ...(isRefused ? { status: 400 } : {}),
    body: (
      <>
        <h1>Set up</h1>
        <p class="lead">What is collected, and for whom.</p>
        {isRefused ? <ErrorSummary errors={errors} labels={setupLabels} /> : <Done query={request.query} />}
        <div class="beside">
          <div>
            <SetupForm path={PATH} step="save" label="Save" values={values} errors={errors} />
            <ConfirmForm confirmScans={request.visitor.confirmScans} />
          </div>
          <NextScan plans={plans} />
        </div>
      </>
    ),
  }
}

/** What a form before has done, and what comes next. */
function Done({ query }: Pick<PageRequest, 'query'>): JSX.Element | null {
  if (query.has('made'))
    return (
      <p class="band" role="status">
        The workspace is made. Next: <a href="/app/scans/latest">scan</a>, and{' '}
        <a href="/app/settings/access">make a key</a> for your agent.
      </p>
    )
  if (!query.has('saved')) return null
  return (
    <p class="band" role="status">
      Saved. The next scan uses it.
    </p>
  )
}

const confirmWords = {
  client: 'The agent’s client asks before it scans',
  required: 'This service asks, too, before every scan of an agent',
} as const satisfies Record<ConfirmScans, string>

function ConfirmForm({ confirmScans }: { confirmScans: ConfirmScans }): JSX.Element {
  return (
    <form class="stacked" method="post" action={PATH}>
      <h2>Scans by agents</h2>
      <input type="hidden" name="step" value="confirm" />
      <SelectField
        name="confirmScans"
        label="Who confirms them"
        value={confirmScans}
        options={confirmRule.enum ?? []}
        labelOf={(choice) => (choice === 'required' ? confirmWords.required : confirmWords.client)}
      />
      <button type="submit">Save who confirms</button>
    </form>
  )
}

/** Of what is saved: the plan is not made of what a form holds. */
function NextScan({ plans }: { plans: readonly NamedPlan[] }): JSX.Element {
  const planned = plans.flatMap((plan) =>
    plan.configured ? [{ ...plan, label: collectorLabels[plan.collector], calls: plannedCalls(plan) }] : [],
  )
  const usd = planned.flatMap(({ costs }) => costs.flatMap((cost) => cost.usd ?? []))
  const missing = plans.flatMap((plan) => (plan.configured ? [] : [plan]))
  return (
    <section aria-labelledby="next-scan">
      <h2 id="next-scan">What the next scan will ask</h2>
      {planned.length === 0 ? (
        <p class="empty">
          Nothing can be collected: no platform is configured. Whoever runs the service does that.
        </p>
      ) : (
        <>
          <p>
            <b>${usd.reduce((sum, part) => sum + part, 0).toFixed(2)} at most</b>. Nothing is asked before you{' '}
            <a href="/app/scans/latest">start it</a>.
          </p>
          <ScanPlan collectors={planned} />
        </>
      )}
      {missing.length > 0 && (
        <p class="hint">
          Not configured: {missing.map(({ collector }) => collectorLabels[collector]).join(', ')}.
        </p>
      )}
    </section>
  )
}
