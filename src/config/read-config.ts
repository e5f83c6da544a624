import { isWellFormedKey } from '../access/api-key.ts'
import type { RetentionPolicies } from '../evidence/retention-policy.ts'
import { ConfigError } from './config-error.ts'
import { withSecretFiles } from './secret-files.ts'
import {
  type CollectorSettings,
  keylessFeedSettings,
  readCollectors,
  readRetentionPolicies,
  readsKeylessFeed,
} from './setting-groups.ts'
import { requiredSettings, Settings } from './settings.ts'

export type Config = Settings & {
  readonly collectors: CollectorSettings
  readonly retentionPolicies: RetentionPolicies
}

/**
 * Reads and checks every setting, and the files of secrets. An empty value counts as not given. Throws a ConfigError whose sentence
 * names the setting, and never shows a secret's value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(withSecretFiles(given))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`)
  }
  if (parsed.data.DATABASE_READ_URL !== undefined && parsed.data.DATABASE_URL === undefined) {
    throw new ConfigError(
      'The setting DATABASE_READ_URL names a replica of DATABASE_URL, which must be set too: the embedded database has none.',
    )
  }
  rejectPartialSettings(parsed.data)
  return {
    ...parsed.data,
    collectors: readCollectors(parsed.data),
    retentionPolicies: readRetentionPolicies(parsed.data),
  }
}

/**
 * The key that a client's command sends; undefined when none is set. Never shows what is wrong with its
 * value.
 */
export function readApiKey(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const key = environment['TREND_RESEARCH_API_KEY']?.trim()
  if (key === undefined || key === '') return undefined
  if (isWellFormedKey(key)) return key
  throw new ConfigError(
    'TREND_RESEARCH_API_KEY is not an API key: it begins with svc_live_ and is 58 characters long.',
  )
}

function rejectPartialSettings(settings: Settings): void {
  const required = {
    ...requiredSettings,
    reddit: readsKeylessFeed(settings) ? keylessFeedSettings : requiredSettings.reddit,
  }
  for (const [collector, names] of Object.entries(required)) {
    const missing = names.filter((name) => settings[name] === undefined)
    if (missing.length > 0 && missing.length < names.length) {
      throw new ConfigError(
        `The ${collector} collector is half configured: ${missing.join(' and ')} must be set too.`,
      )
    }
  }
}
