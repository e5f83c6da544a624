import type { Collector } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import { createRedditAppCollector } from './app-collector.ts'
import { createRedditFeedCollector } from './feed-collector.ts'
import type { RedditSettings } from './settings.ts'

/**
 * Posts with the workspace's words, of its users and subreddits, and linking to its competitors' sites; through an
 * approved app, or as far as one call of the keyless feeds goes.
 */
export function createRedditCollector(settings: RedditSettings, deps: CollectorDeps): Collector {
  switch (settings.access) {
    case 'app':
      return createRedditAppCollector(settings, deps)
    case 'feed':
      return createRedditFeedCollector(settings, deps)
  }
}
