import type { Page } from '../page.ts'
import { checkPage } from './check.tsx'
import { trendPage } from './trend.tsx'
import { trendsPage } from './trends.tsx'
import { wordsPage } from './words.tsx'

/** Every page that a signed-in person can open. */
export const pages: readonly Page[] = [trendsPage, trendPage, wordsPage, checkPage]
