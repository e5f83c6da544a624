import { holds } from './lamp-world.ts'

const OF = '(t_cccccccccccccccc)'

holds('as many posts on each of two platforms, whichever is named first', {
  verified: [
    'Reddit and X contribute eight posts each to “price drop”.',
    'Reddit and X contribute eight posts each to “price drop”, whereas YouTube has only three.',
    'Reddit und X haben zu „price drop“ jeweils 8 Beiträge.',
  ],
  contradicted: [
    'Reddit and X contribute nine posts each to “price drop”.',
    'Reddit and X contribute eight posts each to “price drop”, whereas YouTube has only two.',
    'Reddit und X haben zu „price drop“ jeweils 9 Beiträge.',
  ],
})

holds('platforms before their numbers, in turn', {
  verified: [
    `Reddit has 16 posts, X 15 and YouTube 5 ${OF}.`,
    `On Reddit there are 16 posts, on X 15, and on YouTube 5 ${OF}.`,
    `Reddit hat 16 Beiträge, X 15 und YouTube 5 ${OF}.`,
    `Reddit tiene 16 publicaciones, X 15 y YouTube 5 ${OF}.`,
    `على Reddit يوجد 16 منشورًا، وعلى X يوجد 15 منشورًا ${OF}.`,
    `Reddit leads with 16 posts ${OF}.`,
  ],
  contradicted: [
    `Reddit has 16 posts, X 15 and YouTube 4 ${OF}.`,
    `On Reddit there are 16 posts, on X 14, and on YouTube 5 ${OF}.`,
    `Reddit hat 16 Beiträge, X 15 und YouTube 4 ${OF}.`,
    `Reddit tiene 16 publicaciones, X 15 y YouTube 4 ${OF}.`,
    `على Reddit يوجد 16 منشورًا، وعلى X يوجد 13 منشورًا ${OF}.`,
    `X leads with 15 posts ${OF}.`,
    `Reddit leads with 16 posts, followed by X with 15 and YouTube with four ${OF}.`,
  ],
  unchecked: [`Reddit leads with 16 posts, followed by X with 15 and YouTube with five ${OF}.`],
})

const TITLE = '“The driver of my Fernlight hums at night”'

holds('what is counted of several that no name tells is not held against a trend before it', {
  unchecked: [
    `“driver hum” is rising. Two Reddit posts carry the title ${TITLE}, one by ada_moss (t3_lmp01) and one by ben_fern (t3_lmp02), and each has 128 points.`,
    '“warm white” is steady. Only two of the topics, fee and hum, are rising.',
    '“warm white” is steady. Two of them, fee and hum, are rising.',
  ],
  contradicted: ['“warm white” is steady. It is rising.'],
})
