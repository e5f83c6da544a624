import type { Page } from '../page.ts'
import { trendPage } from './trend.tsx'
import { trendPicture } from './trend-picture.tsx'
import { trendsPage } from './trends.tsx'

/** Every page that a signed-in person can open. */
export const pages: readonly Page[] = [trendsPage, trendPicture, trendPage]
