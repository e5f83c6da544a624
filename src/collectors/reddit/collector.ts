import type { Collector } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import { createRedditAppCollector } from './app-collector.ts'
import { createRedditFeedCollector } from './feed-collector.ts'
import type { RedditSettings } from './settings.ts'

/**
 * Collects posts with the workspace's words, from its users and subreddits, and with links to its
 * competitors' sites; through an approved app, or within one call to the keyless feeds.
 */
export function createRedditCollector(settings: RedditSettings, deps: CollectorDeps): Collector {
  switch (settings.access) {
    case 'app':
      return createRedditAppCollector(settings, deps)
    case 'feed':
      return createRedditFeedCollector(settings, deps)
  }
}
