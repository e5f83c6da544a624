import { z } from 'zod'

/** How much of each item is shown: MCP shows what a claim needs, REST everything, where nothing is said. */
export const Fields = z
  .enum(['concise', 'full'])
  .describe('concise: what a cited claim needs; full: everything')
  .default('concise')
