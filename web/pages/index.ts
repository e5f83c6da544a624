import type { Page } from '../page.ts'
import { briefHtml, briefPage, briefZip } from './brief/brief-page.tsx'
import { checkPage } from './check.tsx'
import { comparePage } from './compare.tsx'
import { coveragePage } from './coverage.tsx'
import { evidencePage } from './evidence.tsx'
import { scanPage } from './scan.tsx'
import { accessPage } from './settings/access.tsx'
import { auditPage } from './settings/audit.tsx'
import { keyPage } from './settings/key.tsx'
import { membersPage } from './settings/members.tsx'
import { planPage } from './settings/plan.tsx'
import { signInPage } from './settings/sign-in.tsx'
import { setupPage } from './setup.tsx'
import { trendPage } from './trend.tsx'
import { trendPicture } from './trend-picture.tsx'
import { trendsPage } from './trends.tsx'
import { wordsPage } from './words.tsx'

/** Every page that a signed-in person can open. */
export const pages: readonly Page[] = [
  trendsPage,
  trendPicture,
  trendPage,
  briefPage,
  briefHtml,
  briefZip,
  evidencePage,
  comparePage,
  coveragePage,
  scanPage,
  wordsPage,
  checkPage,
  setupPage,
  accessPage,
  keyPage,
  planPage,
  membersPage,
  signInPage,
  auditPage,
]
