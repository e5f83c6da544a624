import { BUYER, check } from './kettle-world.ts'

const DRIPS = 'The lid drips on my table'
const last = `\n\n- “${DRIPS}” (${BUYER})`

check('a post below the name of a trend is one of that trend', {
  verified: [
    `### Dripping lid${last}`,
    `### “Dripping lid” (31 mentions)${last}`,
    `“dripping lid” (31 mentions):${last}`,
    `“dripping lid” has 31 mentions. In it, tea_tilda wrote: “${DRIPS}” (${BUYER})`,
    `### Loud whistle\n\n“dripping lid” has 31 mentions.`,
    // Nothing says that it is of the one before.
    `“loud whistle” has 18 mentions. On X, tea_tilda wrote: “${DRIPS}” (${BUYER})`,
  ],
  unchecked: [
    `### Loud whistle${last}`,
    `### “Loud whistle” (18 mentions)${last}`,
    `“loud whistle” (18 mentions):${last}`,
    `- “loud whistle” (18 mentions)\n  - “${DRIPS}” (${BUYER})`,
    `“loud whistle” has 18 mentions. In it, tea_tilda wrote: “${DRIPS}” (${BUYER})`,
    `“loud whistle” has 18 mentions. About this, tea_tilda wrote: “${DRIPS}” (${BUYER})`,
    `„loud whistle“ hat 18 Erwähnungen. Dazu schrieb tea_tilda: „${DRIPS}“ (${BUYER})`,
    `«loud whistle» tiene 18 menciones. Sobre esto, tea_tilda escribió: «${DRIPS}» (${BUYER})`,
  ],
})
