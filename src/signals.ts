/** Resolves at the first SIGTERM or SIGINT. A second one ends the process at once, as an impatient user expects. */
export function untilAskedToStop(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const ask = (signal: NodeJS.Signals) => {
      for (const name of ['SIGTERM', 'SIGINT'] as const) {
        process.off(name, ask)
        process.once(name, () => process.exit(130))
      }
      resolve(signal)
    }
    process.once('SIGTERM', ask)
    process.once('SIGINT', ask)
  })
}
