// Loaded into the service before its own modules: gives it another date than the machine's, no patience that ends, and puts
// what it repeats every ten seconds into the hand of whoever writes "renew" or "sweep" to its standard input.
import { createInterface } from 'node:readline'
import { isMainThread } from 'node:worker_threads'

const skewMs = Number(process.env['CLOCK_SKEW_MS'])
const MachineDate = Date
const nowMs = () => MachineDate.now() + skewMs
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [nowMs()] : given, newTarget),
  get: (target, name, receiver) => (name === 'now' ? nowMs : Reflect.get(target, name, receiver)),
})

// A platform is left waiting for as long as it takes.
AbortSignal.timeout = () => new AbortController().signal

const REPEATED_MS = 10_000
/** @type {Record<string, Set<() => void>>} */
const repeated = { renew: new Set(), sweep: new Set() }
if (isMainThread) {
  const ofMachine = { setInterval, clearInterval }
  globalThis.setInterval = Object.assign(
    /** @type {(work: () => void, ms: number) => unknown} */
    (work, ms) => {
      if (ms !== REPEATED_MS) return ofMachine.setInterval(work, ms)
      // Only renewals of leases and sweeps are repeated so, and a lease is renewed by the scan that holds it: a function that
      // keeps its name in a bundle.
      const isRenewal = new Error().stack?.includes('executeScan') ?? false
      const kind = isRenewal ? 'renew' : 'sweep'
      repeated[kind]?.add(work)
      return { unref() {}, end: () => repeated[kind]?.delete(work) }
    },
    ofMachine.setInterval,
  )
  globalThis.clearInterval = (timer) => {
    if (typeof Object(timer).end === 'function') Object(timer).end()
    else ofMachine.clearInterval(timer)
  }
  const lines = createInterface({ input: process.stdin })
  lines.on('line', (line) => {
    for (const work of repeated[line] ?? []) work()
  })
}
