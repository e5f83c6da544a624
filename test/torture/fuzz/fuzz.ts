import { call, startTestService, type TestCaller, type TestService } from '../../support/service.ts'
import { answeringPlatform } from '../answering-platform.ts'
import { type Client, isTooBusy, openClient, type Sent } from '../client.ts'
import { drawnWork } from '../drawn-work.ts'
import { heldMegabytes } from '../heap.ts'
import { stillHeld } from '../still-held.ts'
import { mcpRequest } from '../surfaces.ts'
import type { Finding, Setting, Torture } from '../torture.ts'
import { checker, readContract } from './contract.ts'
import { judgeMcp, judgeRest, type OutputChecks } from './judge.ts'
import { drawMcp } from './mcp-requests.ts'
import { planted } from './planted.ts'
import { knownTexts, openWorkspace } from './prepared.ts'
import { drawRest } from './rest-requests.ts'

const REQUESTS = { short: 400, long: 100_000 } as const
const LANES = 12
const KEYS = 4
/** The part of the requests after which caches are as full as they get. */
const WARM_UP = 0.3
/** How much more the heap may hold at the end than when it was warm. */
const FLAT_MB = 20
/** More would say the same again. */
const MAX_VIOLATIONS = 20

export const fuzz: Torture = {
  description: 'whatever is asked for is answered as the contract says, over REST and MCP',
  longMinutes: 60,
  faults: planted,
  run,
}

async function run(setting: Setting): Promise<Finding> {
  const { form, seed, after, tell } = setting
  const platform = await answeringPlatform(after)
  const service = await startTestService(platform)
  after(() => service.close())
  const client = openClient(service.url, LANES)
  after(async () => client.close())
  const callers = await Promise.all(Array.from({ length: KEYS }, () => openWorkspace(service)))
  const known = await knownTexts(service, callers)
  const contract = await readContract()
  const outputs = await readOutputs(client)

  const violations: string[] = []
  const counts: Record<string, number> = {}
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const some = (times: number, part: number) =>
    drawnWork({ ...setting, seed: seed + part }, { times, lanes: LANES }, async (random, lane) => {
      if (violations.length >= MAX_VIOLATIONS) return
      const key = callers[lane % KEYS]?.key ?? ''
      const isRest = random.below(2) === 0
      const drawing = { random, known }
      const drawn = isRest ? drawRest(contract, key, drawing) : drawMcp(contract, key, drawing)
      const answer = await client.send(drawn.sent)
      count('requests')
      // On a machine with nothing else to do it has to keep up.
      if (form === 'short' && isTooBusy(answer)) {
        count('tooBusy')
        return
      }
      const problems = isRest
        ? judgeRest(contract, drawn, answer)
        : judgeMcp(contract, outputs, drawn, answer)
      count(`${isRest ? 'rest' : 'mcp'}${Math.floor(answer.status / 100)}xx`)
      violations.push(...problems.map((problem) => `${problem} (${describe(drawn.sent, key)})`))
    })
  const total = REQUESTS[form]
  const warming = Math.round(total * WARM_UP)
  await some(warming, 0)
  const warmMb = await heldMegabytes()
  await some(total - warming, 1)
  const endMb = await heldMegabytes()
  tell(`the heap holds ${warmMb.toFixed(1)} MB when warm and ${endMb.toFixed(1)} MB at the end`)
  if (form === 'long' && endMb - warmMb > FLAT_MB) {
    violations.push(`The heap grew from ${warmMb.toFixed(1)} to ${endMb.toFixed(1)} MB.`)
  }
  violations.push(...(await remains(service, callers)))
  return {
    counts: { ...counts, warmHeapMb: Math.round(warmMb), endHeapMb: Math.round(endMb) },
    violations,
  }
}

async function readOutputs(client: Client): Promise<OutputChecks> {
  const answer = await client.send(mcpRequest('2025', 'tools/list', {}))
  const { tools } = JSON.parse(answer.body.toString()).result
  const check = checker()
  return Object.fromEntries(
    Array.from(tools, (tool) => [Object(tool).name, check(Object(tool).outputSchema)] as const),
  )
}

/** The service is as it was: it answers, and nothing is held. */
async function remains({ url }: TestService, callers: readonly TestCaller[]): Promise<string[]> {
  const statuses = await Promise.all(
    callers.map(async ({ key }) => (await call(`${url}/v1/workspace`, { key })).status),
  )
  const wrong = statuses.filter((status) => status !== 200)
  return [...wrong.map((status) => `A clean request is answered with ${status}.`), ...(await stillHeld(url))]
}

function describe({ method, path, headers, body = '' }: Sent, key: string): string {
  const said = `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 400)} ${String(body).slice(0, 300)}`
  return said.replaceAll(key, 'KEY')
}
