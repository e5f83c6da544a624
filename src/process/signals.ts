/**
 * Resolves at the first SIGTERM, SIGINT or SIGHUP. A second SIGTERM or SIGINT ends the process at once. A
 * second SIGHUP does not: when a terminal is closed, both the system and the shell may send one.
 */
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
    process.on('SIGHUP', ask)
  })
}
