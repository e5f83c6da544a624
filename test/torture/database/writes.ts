import { connect } from '../../../db/connect.ts'
import type { Verdict } from './questions.ts'
import type { Tenant } from './world.ts'

/** Makes keys on the page, and knows which of them have to be there. */
export class Writes {
  /** By label, whether the page showed the key. */
  readonly #made = new Map<string, boolean>()

  get acknowledged(): number {
    return [...this.#made.values()].filter((isAcknowledged) => isAcknowledged).length
  }

  async write({ writer, keyId }: Tenant): Promise<{ verdict: Verdict; said: string }> {
    const label = `${keyId} ${this.#made.size}`
    this.#made.set(label, false)
    const { status, headers, text } = await writer.post('/app/settings/access', { label })
    const isAcknowledged = status === 200 && /svc_live_\w{49}/.test(text)
    this.#made.set(label, isAcknowledged)
    const isRefused = status === 503 && headers.get('Retry-After') !== null
    const verdict = isAcknowledged ? 'true' : isRefused ? 'refused' : 'false'
    return { verdict, said: `${status} ${text.slice(0, 200)}` }
  }

  /** A sentence for each write that was acknowledged and is not stored once, or was refused and is stored more than once. */
  async violations(connectionString: string): Promise<string[]> {
    const sql = connect(connectionString)
    try {
      const rows = await sql<{ label: string; stored: number }[]>`
        select label, count(*)::int as stored from api_keys group by label`
      const storedOf = new Map(rows.map(({ label, stored }) => [label, stored]))
      return [...this.#made].flatMap(([label, isAcknowledged]) => {
        const stored = storedOf.get(label) ?? 0
        const isRight = isAcknowledged ? stored === 1 : stored <= 1
        return isRight ? [] : [`key ${label}: acknowledged ${isAcknowledged}, stored ${stored} times`]
      })
    } finally {
      await sql.end({ timeout: 5 })
    }
  }
}
