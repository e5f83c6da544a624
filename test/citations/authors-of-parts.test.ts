import { holds } from './lamp-world.ts'

holds('a number of authors before a want is held to the authors who want it', {
  verified: [
    'Of the 30 authors of “driver hum”, 22 report a problem.',
    'Of the 30 people who wrote about “driver hum”, 22 report a problem.',
    'Of the 30 authors in “driver hum”, 22 report a problem and eight ask a question.',
    'Von den 30 Autoren von „driver hum“ melden 22 ein Problem.',
    'De los 30 autores de «driver hum», 22 describen un problema.',
    'Sur les 30 auteurs de « driver hum », 22 signalent un problème.',
    'Dos 30 autores de “driver hum”, 22 relatam um problema.',
    '“driver hum” 작성자 30명 중 22명이 문제를 보고합니다.',
    '「driver hum」の投稿者30人のうち22人が問題を報告しています。',
    '“driver hum”的30位作者中有22位报告了问题。',
    '“driver hum” has 30 authors. Of its 30 authors, 22 report a problem.',
  ],
  contradicted: [
    'Of the 30 authors of “driver hum”, 21 report a problem.',
    'Of the 30 authors of “driver hum”, 9 report a problem.',
    'Of the 31 authors of “driver hum”, 22 report a problem.',
    'Von den 30 Autoren von „driver hum“ melden 21 ein Problem.',
    'De los 30 autores de «driver hum», 21 describen un problema.',
    'Sur les 30 auteurs de « driver hum », 21 signalent un problème.',
    'Dos 30 autores de “driver hum”, 21 relatam um problema.',
    'Of the 36 posts in “driver hum”, 22 report a problem.',
    '「driver hum」の投稿者30人のうち21人が問題を報告しています。',
    '“driver hum”的30位作者中有21位报告了问题。',
    '“driver hum” 작성자 30명 중 21명이 문제를 보고합니다.',
  ],
  unchecked: ['Of the 30 authors of “driver hum”, 27 report a problem.'],
})

holds('authors behind a number of posts on a platform are those there', {
  verified: [
    '“driver hum” has 16 posts on Reddit by 12 authors.',
    '“driver hum” has 16 posts on Reddit (12 authors).',
    '“driver hum” has 15 posts on X from 14 authors.',
    'Twelve authors wrote the 16 Reddit posts in “driver hum”.',
    '12 authors wrote the 16 posts on Reddit in “driver hum”.',
    '„driver hum“ hat 16 Beiträge auf Reddit von 12 Autoren.',
    '„driver hum“ hat 16 Beiträge auf Reddit (12 Autoren).',
    '«driver hum» tiene 16 publicaciones en Reddit de 12 autores.',
    '« driver hum » compte 16 publications sur Reddit par 12 auteurs.',
    '“driver hum” tem 16 publicações no Reddit de 12 autores.',
    '「driver hum」はRedditに12人による16件の投稿があります。',
    'On Reddit, “driver hum” has 16 posts by 12 authors.',
    '“driver hum” has 36 mentions by 30 authors with 16 on Reddit.',
  ],
  contradicted: [
    '“driver hum” has 16 posts on Reddit by 13 authors.',
    '“driver hum” has 16 posts on Reddit (13 authors).',
    '„driver hum“ hat 16 Beiträge auf Reddit von 13 Autoren.',
    '«driver hum» tiene 16 publicaciones en Reddit de 13 autores.',
    '« driver hum » compte 16 publications sur Reddit par 13 auteurs.',
    '“driver hum” tem 16 publicações no Reddit de 13 autores.',
    '「driver hum」はRedditに13人による16件の投稿があります。',
    '12 authors wrote 36 mentions with 16 on Reddit in “driver hum”.',
    '“driver hum” has 36 mentions by 29 authors, 16 of them on Reddit.',
  ],
  unchecked: [
    // Of the mentions, or of the authors.
    '“driver hum” has 36 mentions by 30 authors, 16 of them on Reddit.',
    '“driver hum” has 16 posts on Reddit by 30 authors.',
    '“driver hum” has 16 posts on Reddit (30 authors).',
    'Thirteen authors wrote the 16 Reddit posts in “driver hum”.',
  ],
})
