import { type ApiReply, type ApiRequest, type Caller, json, perKey } from '../exchange.ts'

/** Thousandths of a dollar. */
const POST = 5
const USER = 10
const OWN_POST = 1
const COUNT = { recent: 5, all: 10 }

export const CHARGED_HEADER = 'x-sim-charged'

/** What X takes money for: posts, users, or each request; null for what is free. */
export type Charged = 'posts' | 'users' | 'counts' | null

interface Bill {
  readonly charged: Set<string>
  /** Posts by UTC day. */
  readonly posts: Map<string, number>
}

/**
 * The ledger of every credential. A post or user is charged once a UTC day, whatever endpoint returned it; a refused
 * call is free. Each answer says in a header of the simulator's own what it cost, in dollars.
 */
export function createCharges() {
  const billOf = perKey((): Bill => ({ charged: new Set(), posts: new Map() }))

  function priceOf(reply: ApiReply, request: ApiRequest, caller: Caller, charged: Charged): number {
    if (reply.status !== 200 || charged === null) return 0
    if (charged === 'counts') return request.path.includes('/all') ? COUNT.all : COUNT.recent
    const day = caller.now.toISOString().slice(0, 10)
    const bill = billOf(caller.credential)
    const body = bodyOf(reply)
    const fresh = (kind: string, ids: readonly string[]) => {
      const keys = ids.map((id) => `${day} ${kind} ${id}`).filter((key) => !bill.charged.has(key))
      for (const key of new Set(keys)) bill.charged.add(key)
      return new Set(keys).size
    }
    const posts = charged === 'posts' ? fresh('post', body.data) : 0
    const users = fresh('user', charged === 'users' ? body.data : body.users)
    const included = caller.scenario.name === 'includes_charged' ? fresh('post', body.posts) : 0
    bill.posts.set(day, (bill.posts.get(day) ?? 0) + posts + included)
    return posts * (isOwnRead(request, caller) ? OWN_POST : POST) + included * POST + users * USER
  }

  return {
    charge(reply: ApiReply, request: ApiRequest, caller: Caller, charged: Charged): ApiReply {
      const price = priceOf(reply, request, caller, charged)
      return { ...reply, headers: { ...reply.headers, [CHARGED_HEADER]: (price / 1000).toFixed(3) } }
    },

    /** Posts, not dollars, in one of the two documented shapes. */
    usage({ credential, scenario }: Caller): ApiReply {
      const days = [...billOf(credential).posts].map(([day, count]) => ({
        date: `${day}T00:00:00.000Z`,
        count,
      }))
      if (scenario.name === 'usage_by_app') {
        const data = days.map(({ date, count }) => ({
          date,
          usage: [{ app_id: '28000000', tweets_consumed: count }],
        }))
        return json(200, { data })
      }
      const usage = days.map(({ date, count }) => ({ date, usage: count }))
      return json(200, {
        data: {
          cap_reset_day: 1,
          project_cap: 3_000_000,
          project_id: '1820000000',
          project_usage: days.reduce((sum, { count }) => sum + count, 0),
          daily_project_usage: { project_id: 1_820_000_000, usage },
        },
      })
    },
  }
}

/** The mentions of an account of ours, read with its own token. */
function isOwnRead({ path }: ApiRequest, { dataset, scenario }: Caller): boolean {
  const id = /^\/2\/users\/(\d+)\/mentions$/.exec(path)?.[1]
  return scenario.name === 'owner_token' && dataset.x.accounts.some((one) => one.id === id && one.owned)
}

function bodyOf(reply: ApiReply) {
  const body: unknown = JSON.parse(reply.body)
  const { data, includes } = Object(body)
  return {
    data: idsOf(data),
    users: idsOf(includes?.users),
    posts: [...idsOf(includes?.tweets), ...idsOf(includes?.posts)],
  }
}

function idsOf(items: unknown): string[] {
  return Array.isArray(items) ? items.map((item) => String(Object(item).id)) : []
}
