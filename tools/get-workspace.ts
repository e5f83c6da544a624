import { z } from 'zod'
import { WorkspaceResponse } from '../src/model/index.ts'
import { defineTool } from './tool.ts'

export const getWorkspace = defineTool({
  name: 'get_workspace',
  title: 'Read the workspace',
  description: "This key's workspace: word list, competitor URLs, handles, default window.",
  effect: 'reads',
  cost: () => 'cheap',
  input: z.object({}).strict(),
  output: WorkspaceResponse,
  async run(_input, { caller }) {
    return { output: { workspace: caller.workspace }, notes: {} }
  },
})
