#!/usr/bin/env node
// What `npx trend-research` starts: it only makes Node read the TypeScript beside it.
import { register } from 'tsx/esm/api'

register()
await import('./trend-research.ts')
