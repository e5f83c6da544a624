import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** A client in a thread of its own, so that it measures the service's latency and not its own. */

export interface LoadSettings {
  readonly urls: readonly string[]
  readonly key: string
  readonly everyMs: number
}

export interface LoadReport {
  /** For each URL, from sending to the last byte, milliseconds. */
  readonly latenciesMs: readonly (readonly number[])[]
}

const { urls, key, everyMs } = workerData as LoadSettings
const latenciesMs = urls.map((): number[] => [])
let isStopped = false
parentPort?.once('message', () => {
  isStopped = true
})
for (let count = 0; !isStopped; count += 1) {
  const started = performance.now()
  const response = await fetch(urls[count % urls.length] ?? '', {
    headers: { Authorization: `Bearer ${key}` },
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`a read was answered with ${response.status}`)
  latenciesMs[count % urls.length]?.push(performance.now() - started)
  await delay(everyMs)
}
parentPort?.postMessage({ latenciesMs } satisfies LoadReport)
