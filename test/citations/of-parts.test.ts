import { holds } from './grinder-world.ts'

holds('"of them" behind a part is of that part, which is stored nowhere', {
  verified: [
    '“Burr wobble” has 28 mentions, 17 of them on Reddit.',
    '“Burr wobble” has 28 mentions. 17 of them are on Reddit.',
    '“Burr wobble” has 28 mentions, 17 of them on Reddit and 8 of them on X.',
    '22 of the 28 posts on “burr wobble” report a problem. “Refill pods” has 34 posts, and 18 of them are on X.',
    'Of the 28 posts on “burr wobble”, 22 report a problem and 17 are on Reddit.',
    '“Burr wobble” has 24 authors, 20 of them with a problem.',
    '„Burr wobble“ hat 28 Erwähnungen, 17 davon auf Reddit.',
    '“burr wobble”有28次提及，其中17次在Reddit上。',
  ],
  unchecked: [
    '22 of the posts on “burr wobble” report a problem, 17 of them on Reddit.',
    '22 of its 28 posts report a problem, and four of these ask a question (“burr wobble”).',
    '22 posts on “burr wobble” report a problem (17 on Reddit).',
    '22 posts on “burr wobble” report a problem, with 17 on Reddit.',
    '22 of the posts on “burr wobble” report a problem. Of these, four ask a question.',
    '17 of the posts on “burr wobble” are on Reddit. 22 of them report a problem.',
    '17 of the posts on “burr wobble” are on Reddit. They come from 24 authors.',
    '“Burr wobble” has 24 authors, 22 of them with a problem.',
    '22 der Beiträge zu „burr wobble“ melden ein Problem, 17 davon auf Reddit.',
    '22 publicaciones de «burr wobble» describen un problema, 17 de ellas en Reddit.',
    '22 messages sur « burr wobble » signalent un problème, dont 17 sur Reddit.',
  ],
})

holds('independent mentions are no independent people', {
  verified: ['“Burr wobble” has 28 independent mentions.', '“Burr wobble” has 28 independent posts.'],
  unchecked: [
    '“Burr wobble” has 28 independent authors.',
    '“Burr wobble” has 28 independent users.',
    '28 independent people wrote about “burr wobble”.',
    '„Burr wobble“ hat 28 unabhängige Autoren.',
  ],
})

holds('the first day of a trend is not that from which on something is so', {
  verified: [
    '“Burr wobble” has been discussed since 3 November.',
    '“Burr wobble” was first seen on 3 November and has 28 mentions.',
    '“Burr wobble” has had 28 mentions since 3 November.',
  ],
  unchecked: [
    '“Refill pods” has been rising since 24 October.',
    '“Burr wobble” has been first since 3 November.',
  ],
})

holds('what several posts have in common is claimed', {
  verified: ['mara_beans wrote: “The burr wobbles after two weeks” (t3_grnd1).'],
  unchecked: [
    't3_grnd1 and 1860000000000000001 are by one user.',
    't3_grnd1 and 1860000000000000001 are on one platform.',
    't3_grnd1 und 1860000000000000001 stammen von einem Tag.',
    'mara_beans was told: “The burr wobbles after two weeks” (t3_grnd1).',
    'mara_beans was quoted: “The burr wobbles after two weeks” (t3_grnd1).',
  ],
})

holds('a day of the month alone is the last such day', {
  verified: [
    'mara_beans wrote on the 14th (t3_grnd1).',
    'The post t3_grnd1 is from Saturday the 14th.',
    'La publicación t3_grnd1 es del día 14.',
  ],
  contradicted: [
    'On the 12th, mara_beans wrote on Reddit (t3_grnd1).',
    'The post t3_grnd1 is from Friday the 14th.',
  ],
})
