import { type McpBackend, UnknownNameError } from '../../src/mcp/backend.ts'
import { askingTools } from './elicitation-tools.ts'
import { plainTools } from './plain-tools.ts'
import { promptFixtures } from './prompts.ts'
import { listedResources, listedTemplates, readFixture } from './resources.ts'

const toolFixtures = [...plainTools, ...askingTools]

/** What the conformance suite wants to find on a server, behind the service's own adapters and middleware. */
export const fixtureBackend: McpBackend = {
  serverInfo: { name: 'conformance-fixtures', title: 'Conformance fixtures', version: '1.0.0' },
  instructions: 'Fixtures of the conformance suite.',
  tools: toolFixtures.map(({ listed }) => listed),
  resources: listedResources,
  resourceTemplates: listedTemplates,
  prompts: promptFixtures.map(({ listed }) => listed),
  extensions: {},
  sendsLogs: true,
  isPublicResource: (uri) => uri === 'test://static-text',
  async callTool({ name, arguments: args }, request) {
    const tool = toolFixtures.find(({ listed }) => listed.name === name)
    if (tool === undefined) throw new UnknownNameError('tool', name, 'There is no such tool.')
    return tool.run(args, request)
  },
  async readResource(uri) {
    const contents = readFixture(uri)
    if (contents === undefined) throw new UnknownNameError('resource', uri, 'There is no such resource.')
    return contents
  },
  async getPrompt({ name, arguments: args }, request) {
    const prompt = promptFixtures.find(({ listed }) => listed.name === name)
    if (prompt === undefined) throw new UnknownNameError('prompt', name, 'There is no such prompt.')
    return prompt.get(args, request)
  },
  async complete({ target, argument }) {
    const prompt = promptFixtures.find(({ listed }) => 'prompt' in target && listed.name === target.prompt)
    if (prompt?.listed.arguments?.some(({ name }) => name === argument.name) !== true) {
      throw new UnknownNameError('argument', argument.name, 'There is nothing to complete.')
    }
    return [`${argument.value}-one`, `${argument.value}-two`]
  },
}
