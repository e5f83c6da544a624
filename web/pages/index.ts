import type { Page } from '../page.ts'
import { coveragePage } from './coverage.tsx'
import { evidencePage } from './evidence.tsx'
import { trendPage } from './trend.tsx'
import { trendsPage } from './trends.tsx'

/** Every page that a signed-in person can open. */
export const pages: readonly Page[] = [trendsPage, trendPage, evidencePage, coveragePage]
