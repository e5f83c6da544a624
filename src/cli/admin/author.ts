import type { Command } from 'commander'
import { Option } from 'commander'
import { forgetAuthor } from '../../../actions/forget-author.ts'
import { type Platform, platforms } from '../../model/index.ts'
import { UsageError } from '../usage-error.ts'
import { perform, WORKSPACES } from './perform.ts'
import { type PrintOptions, print } from './print.ts'
import { withEngine } from './with-engine.ts'

interface ForgetOptions extends PrintOptions {
  readonly workspace: string
  readonly platform: Platform
  readonly handle: string
}

export function addAuthorCommands(author: Command): void {
  author
    .command('forget')
    .description("Remove an author's posts and keep later scans and imports from storing them again")
    .requiredOption('--workspace <id>')
    .addOption(new Option('--platform <platform>').choices(platforms).makeOptionMandatory())
    .requiredOption('--handle <handle>')
    .option('--json', 'one JSON line')
    .action(async (options: ForgetOptions) => {
      if (options.handle.trim() === '') throw new UsageError('--handle must not be empty.')
      const { removed } = await withEngine(async ({ rankings }, db) => {
        const { workspace: workspaceId, platform, handle } = options
        return await perform(forgetAuthor, { workspaceId, platform, handle }, { db, rankings }, WORKSPACES)
      })
      await print(options, { removed }, [
        `${removed} posts removed; what quoted them was rebuilt. The author's posts are not stored again.`,
      ])
    })
}
