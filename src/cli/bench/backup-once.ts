import { createProgram } from '../admin/program.ts'

/** One command of `npm run admin` in a process of its own, which says at its end what memory that took. */
await createProgram().parseAsync()
console.log(JSON.stringify({ rssMb: Math.round(process.resourceUsage().maxRSS / 1024) }))
