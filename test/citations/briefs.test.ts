import { holds } from './lamp-world.ts'

holds('a percentage of a number of posts is one share', {
  verified: [
    '75% of the 36 posts on "driver hum" report a problem.',
    'Of the 36 posts on "driver hum", 75% report a problem.',
    '44% of the 36 mentions of "driver hum" are on Reddit.',
    '75 % der 36 Beiträge zu „driver hum“ melden ein Problem.',
    'El 75 % de las 36 publicaciones sobre «driver hum» informa de un problema.',
    '75 % des 36 posts sur « driver hum » signalent un problème.',
    '75% das 36 publicações sobre “driver hum” relatam um problema.',
    '36件中75%が「driver hum」の問題を報告している。',
    '36条中有75%反映“driver hum”的问题。',
  ],
  contradicted: [
    '55% of the 36 posts on "driver hum" report a problem.',
    '75% of the 40 posts on "driver hum" report a problem.',
    '55 % der 36 Beiträge zu „driver hum“ melden ein Problem.',
    '36件中55%が「driver hum」の問題を報告している。',
  ],
})

holds('a number without a noun counts what the share before it does, and may be a part of it', {
  verified: [
    '22 authors report a problem with "driver hum", 8 ask a question.',
    '22 authors report a problem with "driver hum", 9 posts ask a question.',
  ],
  unchecked: [
    '22 authors report a problem with "driver hum", and 9 ask a question.',
    '27 posts report a problem with "driver hum", 12 on Reddit.',
  ],
  contradicted: ['22 authors report a problem with "driver hum", 7 ask a question.'],
})

holds('how many times as much a trend has become is told by the rate ratio', {
  verified: [
    '"driver hum" is rising: posts are up 4.35 times.',
    '"driver hum" grew 4.35-fold.',
    '"driver hum" rose by a factor of 4.35.',
    '"driver hum" grew by 335%.',
    '"driver hum" rose 335% to 36 mentions.',
    '„driver hum“ ist um 335 % gestiegen.',
    '«driver hum» se ha multiplicado por 4,35.',
    '« driver hum » a été multiplié par 4,35.',
  ],
  unchecked: ['"monthly fee" grew by 40%.'],
  contradicted: ['"driver hum" grew 8-fold.', '"driver hum" grew by 40%.', '"driver hum" fell by 40%.'],
})

holds('"up to" is said of what is nearly reached', {
  verified: ['"driver hum" has up to 36 mentions.', '„driver hum“ hat bis zu 36 Erwähnungen.'],
  contradicted: [
    '"driver hum" has as many as 80 mentions.',
    '„driver hum“ hat bis zu 80 Erwähnungen.',
    '«driver hum» tiene hasta 80 menciones.',
    "« driver hum » compte jusqu'à 80 mentions.",
    '“driver hum” tem até 80 menções.',
  ],
})

holds('no trend but one is what "only one" says', {
  verified: [
    'No trend is fading except "harvest raffle".',
    'Apart from "harvest raffle", no trend is fading.',
    'No trend other than "harvest raffle" is fading.',
    'Kein Trend ist rückläufig außer „harvest raffle“.',
    'Ninguna tendencia está bajando excepto «harvest raffle».',
    'Aucune tendance ne recule sauf « harvest raffle ».',
    'Nenhuma tendência está caindo exceto “harvest raffle”.',
  ],
  unchecked: ['No trend is rising except "driver hum".'],
  contradicted: ['No trend is fading except "driver hum".'],
})

holds('a place is by the figure that stands behind it', {
  verified: [
    '"driver hum" is the most mentioned trend with 36 mentions, though it only ranks third by score.',
    '"driver hum" ranks third by score but first by mentions.',
    '„driver hum“ liegt nach Score auf Platz drei, nach Erwähnungen auf Platz eins.',
    '«driver hum» es tercera por puntuación, pero primera por menciones.',
    '« driver hum » est troisième au score mais premier en mentions.',
    '“driver hum” é terceira por pontuação, mas primeira por menções.',
    '"monthly fee" is the highest-scoring trend at 61.9.',
    '"harvest raffle" is the lowest-scoring trend.',
  ],
  contradicted: [
    '"driver hum" ranks first by score but third by mentions.',
    '„driver hum“ liegt nach Score auf Platz eins, nach Erwähnungen auf Platz drei.',
    '« driver hum » est premier au score mais troisième en mentions.',
    '"driver hum" is the highest-scoring trend.',
    '"monthly fee" ranks first and "lost schedules" second by mentions.',
  ],
})

const hums = '"The driver of my Fernlight hums at night"'
holds('a number of people or posts is that of those that are cited and quoted', {
  verified: [
    `Two customers wrote ${hums} [t3_lmp01] [t3_lmp02].`,
    `Two Reddit users wrote ${hums} [t3_lmp01] [t3_lmp02].`,
    `Two redditors wrote ${hums} [t3_lmp01] [t3_lmp02].`,
    `Two posts say ${hums} [t3_lmp01] [t3_lmp02].`,
    `Both customers wrote ${hums} [t3_lmp01] [t3_lmp02].`,
    `Reddit users wrote ${hums} [t3_lmp01] [t3_lmp02].`,
    `Two users wrote ${hums} [t3_lmp01] and "I returned the Fernlight after ten days" [aB3dE5fG7hI].`,
    `Zwei Kunden schreiben ${hums} [t3_lmp01] [t3_lmp02].`,
    `Deux clients écrivent ${hums} [t3_lmp01] [t3_lmp02].`,
  ],
  unchecked: [
    `Three people say ${hums} [t3_lmp01] [t3_lmp02].`,
    `Two customers wrote ${hums} [t3_lmp01] [aB3dE5fG7hI].`,
    `Two Reddit users wrote ${hums} [t3_lmp01] and "I returned the Fernlight after ten days" [aB3dE5fG7hI].`,
    `Both customers wrote ${hums} [t3_lmp01] [aB3dE5fG7hI].`,
    `Two customers returned it: ${hums} [t3_lmp01] [t3_lmp02].`,
  ],
})

holds('"mostly" stands beside the share that bears it out', {
  verified: [
    '"lost schedules" is mostly discussed on Reddit: 20 of 24 mentions.',
    '„lost schedules“ wird vor allem auf Reddit diskutiert: 20 von 24 Erwähnungen.',
    'A maioria dos posts sobre “driver hum” relata um problema.',
  ],
  contradicted: [
    '"monthly fee" is mostly on Reddit: 11 of 29 mentions.',
    'A maioria das menções de “lost schedules” vem do X.',
  ],
})

holds('"each" of the posts that are cited', {
  verified: [
    'The posts have a score of 128 each [t3_lmp01] [t3_lmp02].',
    'Both posts have a score of 128 [t3_lmp01] [t3_lmp02].',
    'Die Beiträge haben jeweils einen Score von 128 [t3_lmp01] [t3_lmp02].',
  ],
  unchecked: [
    'The posts have 7 comments each [t3_lmp01] [t3_lmp02].',
    'All Reddit posts have a score of 128 [t3_lmp01] [t3_lmp02].',
  ],
})

holds('what all others have together is no figure of any', {
  verified: ['"driver hum" has more mentions than all other trends.'],
  unchecked: [
    '"driver hum" has 36 mentions, more than all other trends combined.',
    '« driver hum » a plus de mentions que toutes les autres tendances réunies.',
  ],
})

holds('days that hold all posts of a trend are those of its figures', {
  verified: [
    'From 1 to 20 November 2026, "driver hum" was mentioned 36 times.',
    'In November, "driver hum" was mentioned 36 times.',
    'Im November wurde „driver hum“ 36-mal erwähnt.',
    'En noviembre, «driver hum» tuvo 36 menciones.',
    'En novembre, « driver hum » compte 36 mentions.',
    '11月に「driver hum」は36件言及された。',
  ],
  unchecked: [
    'Between 3 and 20 November "driver hum" was mentioned 36 times.',
    'In October "driver hum" was mentioned 36 times.',
    'In November, "driver hum" peaked.',
    '"driver hum" is rising since November.',
  ],
})

holds('a figure that something stands at is no place', {
  verified: ['Engagement on "driver hum" stands at 90.', '"driver hum" stands at number 3.'],
  contradicted: ['"driver hum" stands at number 2.'],
})

holds('items below a line that ends no sentence tell of the trend that it names', {
  verified: [
    '**driver hum** (rising, score 46.7)\n- 36 mentions\n- 30 authors',
    '"driver hum" (rising)\n- 36 mentions\n- 30 authors',
    '3. **driver hum** (rising)\n   - Platforms: Reddit, X, YouTube\n   - 27 of 36 posts report a problem',
  ],
  contradicted: [
    '**driver hum** (rising)\n- 40 mentions',
    '"driver hum" (rising)\n- 36 mentions\n- 31 authors',
  ],
})

holds('a numbered list of top trends is a ranking', {
  verified: [
    '## Top trends\n1. monthly fee\n2. lost schedules\n3. driver hum',
    'Principales tendencias:\n1. monthly fee\n2. lost schedules',
  ],
  contradicted: [
    '## Top trends\n1. driver hum\n2. monthly fee\n3. plug meter',
    'Die Top-Themen:\n1. lost schedules\n2. price drop',
  ],
})

holds('a number behind a place is the figure that it goes by', {
  verified: [
    'By number of authors, "driver hum" comes first with 30.',
    '"driver hum" has the highest number of mentions, 36.',
    '"driver hum" tops the list by mentions, with 36.',
    '"driver hum" is the third-highest-scoring trend.',
  ],
  unchecked: ['"driver hum" tops the list by mentions, with 30.'],
  contradicted: ['"driver hum" is the second-highest-scoring trend.'],
})

holds('a name before several references is no author of the first alone', {
  unchecked: ['The newest post is by cleo_grows [t3_lmp01] [aB3dE5fG7hI].'],
  contradicted: ['cleo_grows [t3_lmp01] [t3_lmp02] says so.'],
})

holds('German puts a difference before "vor"', {
  verified: [
    '„monthly fee“ liegt 5,6 Punkte vor „lost schedules“.',
    '„monthly fee“ liegt 5 Erwähnungen vor „lost schedules“.',
  ],
  contradicted: ['„monthly fee“ liegt 8 Punkte vor „lost schedules“.'],
})

holds('the window of a ranking needs no trend', {
  verified: [
    'Period: 22 October to 21 November 2026.',
    'Time window: last 30 days.',
    'Zeitraum: 22. Oktober bis 21. November 2026.',
  ],
  unchecked: ['Time window: last 7 days.', 'In the last 30 days we sold 36 lamps.'],
})

holds('the number of a heading is a place where the title above it is a ranking', {
  verified: ['## 3. driver hum (rising)', '# Ranking\n## 3. driver hum'],
  contradicted: [
    '# Ranking\n## 2. driver hum',
    '# Top trends\n\n## 1. monthly fee\n\nNew.\n\n## 2. driver hum',
  ],
})

holds('what stands between "rising" and "by" is what it tells', {
  verified: ['"driver hum" is rising with 36 mentions by 30 authors.'],
  unchecked: ['"driver hum" rose by 36 mentions.'],
})

holds('what is new is so apart from a day behind it', {
  verified: ['"monthly fee" is new: the first post dates from 1 November.'],
  unchecked: ['"monthly fee" is new since 5 November.'],
})

holds('a line below a title has more than any other', {
  verified: ['## driver hum\n- 36 mentions by 30 authors, more than any other topic'],
  contradicted: ['## price drop\n- 19 mentions, more than any other topic'],
})
