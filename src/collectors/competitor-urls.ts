import { sitesOf } from '../workspace/urls.ts'
import { isPublicHost } from './public-host.ts'

/** The distinct public hosts of competitors' own sites, without `www.`. */
export function competitorSites(urls: readonly string[]): readonly string[] {
  return sitesOf(urls).filter(isPublicHost)
}
