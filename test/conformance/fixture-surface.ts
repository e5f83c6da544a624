import { type McpSurface, UnknownNameError } from '../../src/mcp/surface.ts'
import { askingTools } from './asking-tools.ts'
import { plainTools } from './plain-tools.ts'
import { promptFixtures } from './prompts.ts'
import { listedResources, listedTemplates, readFixture } from './resources.ts'

const toolFixtures = [...plainTools, ...askingTools]

/** What the conformance suite wants to find on a server, behind the service's own adapters and middleware. */
export const fixtureSurface: McpSurface = {
  serverInfo: { name: 'conformance-fixtures', title: 'Conformance fixtures', version: '1.0.0' },
  instructions: 'Fixtures of the conformance suite.',
  tools: toolFixtures.map(({ listed }) => listed),
  resources: listedResources,
  resourceTemplates: listedTemplates,
  prompts: promptFixtures.map(({ listed }) => listed),
  sendsLogs: true,
  isPublicResource: (uri) => uri === 'test://static-text',
  async callTool({ name, arguments: args }, exchange) {
    const tool = toolFixtures.find(({ listed }) => listed.name === name)
    if (tool === undefined) throw new UnknownNameError('tool', name, 'There is no such tool.')
    return tool.run(args, exchange)
  },
  async readResource(uri) {
    const contents = readFixture(uri)
    if (contents === undefined) throw new UnknownNameError('resource', uri, 'There is no such resource.')
    return contents
  },
  async getPrompt({ name, arguments: args }, exchange) {
    const prompt = promptFixtures.find(({ listed }) => listed.name === name)
    if (prompt === undefined) throw new UnknownNameError('prompt', name, 'There is no such prompt.')
    return prompt.get(args, exchange)
  },
  async complete({ of, argument }) {
    const prompt = promptFixtures.find(({ listed }) => 'prompt' in of && listed.name === of.prompt)
    if (prompt?.listed.arguments?.some(({ name }) => name === argument.name) !== true) {
      throw new UnknownNameError('argument', argument.name, 'There is nothing to complete.')
    }
    return [`${argument.value}-one`, `${argument.value}-two`]
  },
}
