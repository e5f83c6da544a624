import { tools } from '../../tools/index.ts'
import type { Tool } from '../../tools/tool.ts'
import { jsonSchemaOf } from '../lib/json-schema.ts'
import type { ListedTool } from './backend.ts'
import { compactInput, compactSchema } from './compact-schema.ts'
import { toolViewMeta } from './views.ts'

/** The tools of tools/list, built once because the schemas do not change at run time. */
export const listedTools: readonly ListedTool[] = tools.map(list)

function list(tool: Tool): ListedTool {
  const reads = tool.effect === 'reads'
  const meta = toolViewMeta(tool.name)
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: compactInput(jsonSchemaOf(tool.input)),
    outputSchema: compactSchema(jsonSchemaOf(tool.output)),
    annotations: {
      readOnlyHint: reads,
      destructiveHint: false,
      idempotentHint: reads,
      openWorldHint: !reads,
    },
    ...(meta === undefined ? {} : { _meta: meta }),
  }
}
