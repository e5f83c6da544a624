import { holds } from './lamp-world.ts'

const SAID = 'The driver of my Fernlight hums at night'

holds('a community that has the name of a company is no company', {
  verified: [
    `A Reddit user from r/fernlight wrote “${SAID}” (t3_lmp01).`,
    `In r/fernlight schrieb ada_moss: „${SAID}“ (t3_lmp01)`,
    `En r/fernlight, ada_moss escribió: «${SAID}» (t3_lmp01)`,
    `Sur r/fernlight, ada_moss a écrit : « ${SAID} » (t3_lmp01)`,
    `用户 ada_moss 在 r/fernlight 写道：“${SAID}”（t3_lmp01）。`,
  ],
  contradicted: [
    `A Reddit user from r/fernlight wrote “${SAID}” (t3_lmp02).`,
    `In r/sunbar schrieb ada_moss: „${SAID}“ (t3_lmp01)`,
    `用户 ada_moss 在 r/fernlight 写道：“${SAID}”（t3_lmp02）。`,
    `Fernlight wrote “${SAID}” (t3_lmp01).`,
  ],
})

holds('what will or may be, who pays, and what two have together is not contradicted', {
  unchecked: [
    'The video by @cleo_grows was sponsored by Sunbar (aB3dE5fG7hI).',
    '@cleo_grows may now buy a Sunbar (aB3dE5fG7hI).',
    'This post could help Sunbar (t3_lmp01).',
    'Das könnte Sunbar helfen (t3_lmp01).',
    'Esto podría ayudar a Sunbar (t3_lmp01).',
    'Cela pourrait aider Sunbar (t3_lmp01).',
    '“driver hum” will have more than 40 mentions next month.',
    '„driver hum“ wird nächsten Monat mehr als 40 Erwähnungen haben.',
    '« driver hum » aura plus de 40 mentions le mois prochain.',
    '“driver hum” may reach 50 mentions.',
    '“driver hum” and “price drop” together have 60 authors.',
    'Zusammen haben „driver hum“ und „price drop“ 60 Autoren.',
  ],
  contradicted: [
    'The post names Sunbar (t3_lmp01).',
    '“driver hum” has more than 40 mentions.',
    '“driver hum” and “price drop” have 60 authors.',
    '“driver hum” has 40 mentions, and will have more next month.',
    'The post, which may be read below, has 130 points (t3_lmp01).',
  ],
})

holds('one comment is a figure behind a score', {
  verified: [
    'ada_moss’s post has a score of 128 and one comment (t3_lmp01).',
    'ada_moss’s post has a score of 128 and a single comment (t3_lmp01).',
    'La publicación tiene una puntuación de 128 y un comentario (t3_lmp01).',
    'A publicação tem uma pontuação de 128 e um comentário (t3_lmp01).',
  ],
  contradicted: [
    'ben_fern’s post has a score of 128 and one comment (t3_lmp02).',
    'La publicación tiene una puntuación de 128 y un comentario (t3_lmp02).',
  ],
})
