import type { Language } from '../../wording.ts'
import { posts } from './posts.ts'
import { trends } from './trends.ts'
import { wording } from './wording.ts'

export const es: Language = { wording, templates: { ...posts, ...trends } }
