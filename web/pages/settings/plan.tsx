import { opensApi } from '../../../actions/account.ts'
import { showWorkspace } from '../../../actions/show-workspace.ts'
import type { Plan } from '../../../src/model/index.ts'
import { definePage } from '../../page.ts'
import { Moment } from '../../view/moment.tsx'
import { settingsPage } from './settings-page.tsx'

const planNames = {
  free_preview: 'Free preview',
  weekly: 'Weekly',
  pro: 'Pro',
} as const satisfies Record<Plan, string>

/** Which plan the workspace has, until when, and what it opens. */
export const planPage = definePage({
  path: '/app/settings/plan',
  place: 'settings',
  needs: 'member',
  async show(request) {
    const account = await request.runAction(showWorkspace)
    const { plan, planEndsAt } = account
    const isOpen = opensApi(account, request.services.clock.now())
    const hasEnded = plan === 'pro' && !isOpen
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
        <p>The plan is set by the operator of this service. Nothing can be bought here.</p>
      </>,
    )
  },
})
