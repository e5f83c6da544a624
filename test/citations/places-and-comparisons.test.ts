import { holds } from './grinder-world.ts'

holds('only beside a place or a number says that it is no better', {
  verified: [
    '“Lid squeak” is only fourth.',
    '“Lid squeak” ranks only fourth, with 9 mentions.',
    '„Lid squeak“ steht nur auf Platz 4.',
    '„Lid squeak“ ist nur Vierter.',
    '«Lid squeak» solo ocupa el cuarto lugar.',
    '“Lid squeak” ocupa apenas o quarto lugar.',
    '« Lid squeak » n’est que quatrième.',
    '« Lid squeak » est seulement quatrième.',
    '「lid squeak」は4位にとどまります。',
    '“lid squeak”仅排名第四。',
    '“lid squeak”은 4위에 그칩니다.',
    '“Lid squeak” is just fourth in the ranking.',
    '“Lid squeak” is in fourth place only.',
    '22 of the 28 posts on “burr wobble” report a problem, and only 4 ask a question.',
    '“lid squeak”은 감소하고 있으며 언급은 9건뿐입니다.',
  ],
  contradicted: [
    '“Lid squeak” is only third.',
    '“Lid squeak” ranks only third, with 9 mentions.',
    '„Lid squeak“ steht nur auf Platz 3.',
    '«Lid squeak» solo ocupa el tercer lugar.',
    '“Lid squeak” ocupa apenas o terceiro lugar.',
    '« Lid squeak » n’est que troisième.',
    '« Lid squeak » est seulement troisième.',
    '「lid squeak」は3位にとどまります。',
    '“lid squeak”仅排名第三。',
    '“lid squeak”은 3위에 그칩니다.',
    '“Lid squeak” is just third in the ranking.',
    '“Refill pods” only has 33 mentions.',
  ],
  unchecked: [
    'Only “burr wobble” has 28 mentions.',
    'Only “refill pods” ranks second.',
    '„Lid squeak“ klingt ab und kommt nur noch auf 9 Erwähnungen.',
  ],
})

holds('by how much fewer is read before and behind what compares', {
  verified: [
    '“Lid squeak” has six fewer mentions than “decaf blend”.',
    '“Lid squeak” has 9 mentions, six fewer than “decaf blend”.',
    '„Lid squeak“ hat sechs Erwähnungen weniger als „decaf blend“.',
    '„Lid squeak“ hat 9 Erwähnungen, sechs weniger als „decaf blend“.',
    '«Lid squeak» tiene 9 menciones, seis menos que «decaf blend».',
    '“Lid squeak” tem 9 menções, seis a menos que “decaf blend”.',
    '“Lid squeak” tem seis menções a menos do que “decaf blend”.',
    '« Lid squeak » compte 9 mentions, six de moins que « decaf blend ».',
    '« Lid squeak » a six mentions de moins que « decaf blend ».',
    '「lid squeak」の言及は9件で、「decaf blend」より6件少ないです。',
    '“lid squeak”有9次提及，比“decaf blend”少6次。',
    '“lid squeak”는 “decaf blend”보다 언급이 6건 적습니다.',
    '“lid squeak” มีการกล่าวถึงน้อยกว่า “decaf blend” 6 ครั้ง',
    'لدى «lid squeak» 9 إشارات، أقل بست إشارات من «decaf blend».',
    '« Burr wobble » arrive en tête du classement avec un score de 64,2, devant « refill pods » (51,7).',
  ],
  contradicted: [
    '“Lid squeak” has five fewer mentions than “decaf blend”.',
    '“Lid squeak” has 9 mentions, five fewer than “decaf blend”.',
    '„Lid squeak“ hat fünf Erwähnungen weniger als „decaf blend“.',
    '„Lid squeak“ hat 9 Erwähnungen, fünf weniger als „decaf blend“.',
    '«Lid squeak» tiene 9 menciones, cinco menos que «decaf blend».',
    '“Lid squeak” tem 9 menções, cinco a menos que “decaf blend”.',
    '“Lid squeak” tem cinco menções a menos do que “decaf blend”.',
    '« Lid squeak » compte 9 mentions, cinq de moins que « decaf blend ».',
    '« Lid squeak » a cinq mentions de moins que « decaf blend ».',
    '「lid squeak」の言及は9件で、「decaf blend」より5件少ないです。',
    '“lid squeak”有9次提及，比“decaf blend”少5次。',
    '“lid squeak”는 “decaf blend”보다 언급이 5건 적습니다.',
    '“lid squeak” มีการกล่าวถึงน้อยกว่า “decaf blend” 5 ครั้ง',
    'لدى «lid squeak» 9 إشارات، أقل بخمس إشارات من «decaf blend».',
    '“Decaf blend” has 15 mentions, six fewer than “lid squeak”.',
  ],
})

holds('what stands behind a trend is the next one', {
  verified: [
    '„Burr wobble“ führt die Liste an, dahinter folgt „refill pods“.',
    '“Burr wobble” leads the ranking; behind it comes “refill pods”.',
    '“Burr wobble” is first, with “refill pods” behind it.',
    '„Burr wobble“ steht auf Platz 1, dahinter „refill pods“.',
    '«Burr wobble» encabeza la lista; le sigue «refill pods».',
    '« Burr wobble » arrive en tête, suivi de « refill pods ».',
    '“Burr wobble” lidera a lista, seguido por “refill pods”.',
    '„Burr wobble“ ist neu und steht auf Platz 1; dahinter folgt „refill pods“ mit 34 Erwähnungen.',
  ],
  contradicted: [
    '“Refill pods” comes second; behind it comes “burr wobble”.',
    '„Refill pods“ steht auf Platz 2, dahinter „burr wobble“.',
    '„Decaf blend“ steht auf Platz 3, dahinter „refill pods“.',
  ],
  unchecked: [
    '“Refill pods” leads with 34 mentions, and behind it comes “lid squeak”.',
    '“Burr wobble” is first with 28 mentions, followed by “refill pods” with 34.',
  ],
})

holds('a figure is carried over to the next trend', {
  verified: [
    '“Burr wobble” has a score of 64.2 and “refill pods” has 51.7.',
    '“Burr wobble” tem nota 64,2 e “refill pods” tem 51,7.',
    '„Burr wobble“ hat einen Score von 64,2 und „refill pods“ hat 51,7.',
    '«Burr wobble» tiene una puntuación de 64,2 y «refill pods» tiene 51,7.',
    '« Burr wobble » a un score de 64,2 et « refill pods » a 51,7.',
    '“Burr wobble” has 28 mentions and “refill pods” has 34.',
    '「burr wobble」のスコアは64.2、「refill pods」は51.7です。',
    '“burr wobble”得分64.2，“refill pods”得分51.7。',
    '“burr wobble”의 점수는 64.2이고 “refill pods”는 51.7입니다.',
  ],
  contradicted: [
    '“Burr wobble” has a score of 64.2 and “refill pods” has 34.',
    '“Burr wobble” tem nota 64,2 e “refill pods” tem 50,7.',
    '„Burr wobble“ hat einen Score von 64,2 und „refill pods“ hat 50,7.',
    '«Burr wobble» tiene una puntuación de 64,2 y «refill pods» tiene 50,7.',
    '« Burr wobble » a un score de 64,2 et « refill pods » a 50,7.',
    '“Burr wobble” has 28 mentions and “refill pods” has 30.',
    '「burr wobble」のスコアは64.2、「refill pods」は50.7です。',
    '“burr wobble”의 점수는 64.2이고 “refill pods”는 50.7입니다.',
  ],
})

holds('a verb that "both" parts is one', {
  verified: [
    '„Burr wobble“ und „refill pods“ legen beide zu.',
    '„Burr wobble“ und „refill pods“ nehmen beide zu.',
    'Beide Themen, „burr wobble“ und „refill pods“, ziehen an.',
    '„Burr wobble“ und „refill pods“ steigen beide an.',
  ],
  contradicted: [
    '„Decaf blend“ und „lid squeak“ legen beide zu.',
    '„Decaf blend“ und „lid squeak“ nehmen beide zu.',
    '„Burr wobble“ und „refill pods“ nehmen beide ab.',
    '„Burr wobble“ und „refill pods“ ebben beide ab.',
  ],
})

holds('not as many is fewer in Japanese', {
  verified: [
    '「decaf blend」は「burr wobble」ほど言及が多くありません。',
    '「decaf blend」の言及は「burr wobble」ほど多くありません。',
    '「decaf blend」は「burr wobble」ほど話題になっていません。',
    '「decaf blend」のスコアは「burr wobble」ほど高くありません。',
    '「decaf blend」は「burr wobble」ほどスコアが高くない。',
  ],
  contradicted: [
    '「refill pods」は「burr wobble」ほど言及が多くありません。',
    '「refill pods」の言及は「burr wobble」ほど多くありません。',
    '「burr wobble」のスコアは「refill pods」ほど高くありません。',
  ],
})

holds('what is anything but so is denied', {
  verified: [
    '“Lid squeak” is anything but stable.',
    '„Lid squeak“ ist alles andere als stabil.',
    '«Lid squeak» es todo menos estable.',
    '“Lid squeak” é tudo menos estável.',
    '« Lid squeak » est tout sauf stable.',
    '“Refill pods” is far from fading.',
    '「lid squeak」は決して安定していません。',
    '“lid squeak”并不稳定。',
    '« Lid squeak » n’est pas stable.',
    '“Lid squeak” não está em alta.',
  ],
  contradicted: [
    '“Decaf blend” is anything but stable.',
    '„Decaf blend“ ist alles andere als stabil.',
    '«Decaf blend» es todo menos estable.',
    '“Decaf blend” é tudo menos estável.',
    '« Decaf blend » est tout sauf stable.',
    '「decaf blend」は決して安定していません。',
    '“decaf blend”并不稳定。',
    '“Lid squeak” is far from fading.',
    '“Lid squeak” não está em queda.',
  ],
  unchecked: ['“Travel case” is anything but stable.'],
})

holds('until when a trend took, and until when it ran, are its first and last day', {
  verified: [
    'It took until 3 November for “burr wobble” to appear.',
    'Discussion of “burr wobble” ran until 20 November.',
  ],
  contradicted: [
    'It took until 22 November for “lid squeak” to appear.',
    'It took until 9 November before “burr wobble” appeared.',
    '“Lid squeak” ran until 12 November.',
  ],
})

const [WOBBLE, DECAF] = ['t_bbbbbbbbbbbbbbbb', 't_dddddddddddddddd']
holds('trends that are only cited together are not compared', {
  verified: [
    `${DECAF} has fewer mentions than ${WOBBLE}.`,
    `“Decaf blend” has fewer mentions than “burr wobble” (${WOBBLE}, ${DECAF}).`,
    'Scoring higher than “decaf blend”, “burr wobble” is at 64.2.',
  ],
  contradicted: [
    `${WOBBLE} has fewer mentions than ${DECAF}.`,
    `“Burr wobble” has fewer mentions than “decaf blend” (${WOBBLE}, ${DECAF}).`,
  ],
  unchecked: [
    `The blend topic has fewer mentions than the wobbling topic (${DECAF}, ${WOBBLE}).`,
    `The wobbling topic has fewer mentions than the blend topic (${DECAF}, ${WOBBLE}).`,
    `The wobbling topic has fewer mentions than the blend topic (${WOBBLE}, ${DECAF}).`,
    `The wobbling topic trails the blend topic by mentions (${WOBBLE}, ${DECAF}).`,
  ],
})

holds('two numbers beside a comparison are told in its order', {
  verified: [
    '“Refill pods” beats “decaf blend” on mentions, 34 to 15.',
    '“Decaf blend” has fewer mentions than “refill pods”, 15 to 34.',
    '“Decaf blend” has fewer mentions than “refill pods”, 15–34.',
    '“Burr wobble” outranks “decaf blend” by score, 64.2 to 33.5.',
    '“Refill pods” has more posts on X than on Reddit, 18 to 12.',
    '“Refill pods” has more posts on X than on Reddit, by 18 posts to 12.',
    '„Refill pods“ hat mehr Erwähnungen als „decaf blend“, 34 zu 15.',
    '«Refill pods» tiene más menciones que «decaf blend», 34 a 15.',
    '“Refill pods” tem mais menções do que “decaf blend”, 34 a 15.',
    '« Refill pods » a plus de mentions que « decaf blend », 34 contre 15.',
    '« Refill pods » a plus de mentions que « decaf blend », 34 à 15.',
    'لدى «refill pods» إشارات أكثر من «decaf blend» (34 مقابل 15).',
    '「refill pods」は「decaf blend」より言及が多い(34対15)。',
    '“refill pods”的提及比“decaf blend”多（34比15）。',
    '“refill pods”는 “decaf blend”보다 언급이 많습니다(34 대 15).',
    '“refill pods” มีการกล่าวถึงมากกว่า “decaf blend” (34 ต่อ 15)',
  ],
  contradicted: [
    '“Refill pods” has more posts on X than on Reddit, 12 to 18.',
    '“Refill pods” beats “decaf blend” on mentions, 16 to 33.',
    '“Refill pods” has more posts on X than on Reddit, by 12 posts to 18.',
    '“Refill pods” has more posts on X than on Reddit, by 18 posts to 13.',
  ],
  unchecked: [
    '“Refill pods” beats “decaf blend” on mentions, 15 to 34.',
    '“Refill pods” beats “decaf blend” on mentions, 15–34.',
    '“Refill pods” has more mentions than “decaf blend”: 15-34.',
    '“Burr wobble” outranks “decaf blend” by score, 33.5 to 64.2.',
    '„Refill pods“ hat mehr Erwähnungen als „decaf blend“, 15 zu 34.',
    '«Refill pods» tiene más menciones que «decaf blend», 15 a 34.',
    '“Refill pods” tem mais menções do que “decaf blend”, 15 a 34.',
    '« Refill pods » a plus de mentions que « decaf blend », 15 contre 34.',
    '« Refill pods » a plus de mentions que « decaf blend », 15 à 34.',
    'لدى «refill pods» إشارات أكثر من «decaf blend» (15 مقابل 34).',
    '「refill pods」は「decaf blend」より言及が多い(15対34)。',
    '“refill pods”的提及比“decaf blend”多（15比34）。',
    '“refill pods”는 “decaf blend”보다 언급이 많습니다(15 대 34).',
    '“refill pods” มีการกล่าวถึงมากกว่า “decaf blend” (15 ต่อ 34)',
  ],
})

holds('by how much two differ is told in front of a word that places, and by "one" as well', {
  verified: [
    '“Refill pods” is 19 posts ahead of “decaf blend”.',
    '“Decaf blend” is 19 posts behind “refill pods”.',
    '«Refill pods» está 19 publicaciones por delante de «decaf blend».',
    '“Refill pods” is 18.2 points ahead of “decaf blend”.',
    'With 34 posts “refill pods” is ahead of “decaf blend”.',
    '“Refill pods” has 34 posts, ahead of “decaf blend”.',
  ],
  contradicted: [
    '“Refill pods” is 18 posts ahead of “decaf blend”.',
    '“Refill pods” is one post ahead of “decaf blend”.',
    '“Refill pods” has one more post than “decaf blend”.',
    '“Refill pods” leads “decaf blend” by one post.',
    '„Refill pods“ hat einen Beitrag mehr als „decaf blend“.',
    '«Refill pods» tiene una publicación más que «decaf blend».',
    '« Refill pods » a un message de plus que « decaf blend ».',
  ],
  unchecked: [
    '“Refill pods” is narrowly ahead of “decaf blend”.',
    '“Refill pods” is two places ahead of “decaf blend”.',
    '„Refill pods“ hat etwas mehr Beiträge als „decaf blend“.',
  ],
})
