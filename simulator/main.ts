import { parseArgs } from 'node:util'
import { credentials, redditUserAgent } from './credentials.ts'
import { demoWorkspace } from './dataset/demo-workspace.ts'
import { platformNames, scenarioNames } from './scenarios.ts'
import { startSimulator } from './server.ts'

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
const bases = Object.entries(simulator.baseUrls).map(([name, url]) => `  ${name.padEnd(13)}${url}`)
const scenarios = platformNames.map((name) => `  ${name.padEnd(9)}${scenarioNames[name].join(' ')}`)
console.log(`The platforms' APIs, simulated.

Base URLs to give the service in place of the real ones:
${bases.join('\n')}

Credentials:
  Reddit   client id ${credentials.reddit.clientId}, secret ${credentials.reddit.clientSecret}
           user agent "${redditUserAgent}"
  X        bearer ${credentials.x.bearerToken}
  YouTube  key ${credentials.youtube.apiKey}
  Meta     token ${credentials.meta.accessToken}, app secret ${credentials.meta.appSecret},
           Instagram user id ${credentials.meta.igUserId}

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
