#!/usr/bin/env node
// What a client starts by this path, from any folder: it only makes Node read the TypeScript beside it.
import { register } from 'tsx/esm/api'

register()
await import('./trend-research.ts')
