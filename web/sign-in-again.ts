import { ServiceError } from '../src/lib/errors.ts'
import { enterPath, nextPage } from './next-page.ts'

/**
 * Where a browser goes to sign in again, when an action has refused its form for that; undefined for any other failure.
 * `path` and what `keep` gives lead back to the form, with what was typed; to the form alone where that is too long.
 */
export function enterAgain(
  error: unknown,
  path: string,
  keep: () => Readonly<Record<string, string>>,
): string | undefined {
  if (!(error instanceof ServiceError) || error.fault.kind !== 'unauthenticated') return undefined
  const kept = new URLSearchParams(keep()).toString()
  const back = kept === '' ? path : `${path}?${kept}`
  return enterPath(nextPage(back) === back ? back : path)
}
