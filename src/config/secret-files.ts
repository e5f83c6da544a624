import { readFileSync, statSync } from 'node:fs'
import { ConfigError } from './config-error.ts'

/** The settings that are secrets: each may also be given as the path of its file, by its name with `_FILE`. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'REDDIT_CLIENT_SECRET',
  'X_BEARER_TOKEN',
  'YOUTUBE_API_KEY',
  'META_ACCESS_TOKEN',
  'META_APP_SECRET',
] as const

const MAX_BYTES = 64 * 1024

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The settings with what stands in the files of secrets, as container platforms mount them. Whitespace at the ends,
 * such as an editor's last line break, is no part of a secret. Throws a ConfigError that names the setting, and the file
 * but never what it holds.
 */
export function withSecretFiles(given: Environment): Environment {
  const read = { ...given }
  for (const name of secretSettings) {
    const path = given[`${name}_FILE`]
    if (path === undefined) continue
    if (given[name] !== undefined) {
      throw new ConfigError(`The settings ${name} and ${name}_FILE are both given: keep one of them.`)
    }
    read[name] = readSecret(`${name}_FILE`, path)
  }
  return read
}

function readSecret(name: string, path: string): string {
  try {
    if (statSync(path).size > MAX_BYTES) throw new ConfigError(`The file of ${name} is larger than 64 KiB.`)
    const secret = readFileSync(path, 'utf8').trim()
    if (secret === '') throw new ConfigError(`The file of ${name} is empty.`)
    return secret
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const code = Object(error).code ?? 'unknown error'
    throw new ConfigError(`The file of ${name} cannot be read (${code}): ${path}`, { cause: error })
  }
}
