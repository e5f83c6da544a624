import { parseArgs } from 'node:util'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { platformNames, scenarioNames } from '../../simulator/scenarios.ts'
import { startSimulator } from '../../simulator/server.ts'
import { simulatorSettings } from './simulator-settings.ts'

const usage = 'npm run simulate -- [--port N]'
const { values } = parseArgs({
  options: { port: { type: 'string', default: '8790' }, help: { type: 'boolean' } },
})
const port = Number(values.port)
if (values.help === true || !Number.isInteger(port) || port < 0 || port > 65_535) {
  console.log(usage)
  process.exit(values.help === true ? 0 : 2)
}

const simulator = await startSimulator({ port })
const settings = Object.entries(simulatorSettings(simulator)).map(
  ([name, value]) => `export ${name}='${value}'`,
)
const scenarios = platformNames.map((name) => `  ${name.padEnd(9)}${scenarioNames[name].join(' ')}`)
console.log(`The platforms' APIs, simulated.

Settings that point the service at it:
${settings.join('\n')}

A credential may end in .SCENARIO or .SCENARIO-AMOUNT (Reddit: the secret, for feeds the app id in the user agent;
Meta: the token):
${scenarios.join('\n')}

Posts are about ${demoWorkspace.productName}; words: ${demoWorkspace.words.join(', ')}
  GET  ${simulator.url}/_sim/requests                     what was called
  GET  ${simulator.url}/_sim/archive?before=ISO           older posts as NDJSON
  POST ${simulator.url}/_sim/clock  advanceSeconds=3600   time goes on
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void simulator.close())
}
