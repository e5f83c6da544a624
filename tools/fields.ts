import { z } from 'zod'

/** How much of each item is shown. The default is concise over MCP and full over REST. */
export const Fields = z
  .enum(['concise', 'full'])
  .describe('concise: what a cited claim needs; full: everything')
  .default('concise')
