import type { Tool as PublishedTool } from '@modelcontextprotocol/sdk/types.js'
import { tools } from '../../tools/index.ts'
import type { Tool } from '../../tools/tool.ts'
import { jsonSchemaOf } from '../json-schema.ts'

/** tools/list as clients see it, built once: the schemas do not change while the process lives. */
export const publishedTools: PublishedTool[] = tools.map(publish)

function publish(tool: Tool): PublishedTool {
  const reads = tool.effect === 'reads'
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: { ...jsonSchemaOf(tool.input), type: 'object' },
    outputSchema: { ...jsonSchemaOf(tool.output), type: 'object' },
    annotations: {
      title: tool.title,
      readOnlyHint: reads,
      destructiveHint: false,
      idempotentHint: reads,
      openWorldHint: !reads,
    },
  }
}
