import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredTrend } from '../../src/citations/stored.ts'
import { sentencesAgainst } from './holds.ts'
import { companies, handles, window } from './sample-posts.ts'

const trend = (
  digit: string,
  topic: string,
  [mentions, uniqueAuthors, score]: readonly [number, number, number],
  status: StoredTrend['status'],
  rest: Partial<StoredTrend> = {},
): StoredTrend => ({
  ...{ id: `t_${digit.repeat(16)}`, topic, mentions, uniqueAuthors, score, status },
  ...{ independentMentions: mentions, engagement: 90, platforms: ['reddit', 'x'], postIds: [] },
  ...{ firstSeenAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
  byPlatform: [
    { platform: 'reddit', mentions: mentions - 2, uniqueAuthors: uniqueAuthors - 2 },
    { platform: 'x', mentions: 2, uniqueAuthors: 2 },
  ],
  ...rest,
})
const problem = (posts: number, authors: number): Pick<StoredTrend, 'intents'> => ({
  intents: [{ intent: 'problem', posts, authors, share: 0.8, lower: 0.6, upper: 0.9 }],
})
/** In the order of the list. */
const trends: readonly StoredTrend[] = [
  trend('a', 'monthly fee', [29, 26, 61.9], 'new', problem(8, 8)),
  trend('b', 'lost schedules', [24, 21, 56.3], 'new', problem(10, 9)),
  trend('c', 'Pro 2 humming', [36, 30, 46.7], 'rising', {
    intents: [
      ...(problem(31, 26).intents ?? []),
      { intent: 'question', posts: 9, authors: 9, share: 0.25, lower: 0.1, upper: 0.4 },
    ],
    growth: { ratio: 3.74, lower: 2.1, upper: 7.1 },
  }),
  trend('d', 'price drop', [19, 19, 22.7], 'rising', {
    ...problem(9, 9),
    growth: { ratio: 9.75, lower: 2.2, upper: 141 },
  }),
  trend('e', 'warm white', [7, 7, 11.8], 'steady'),
  trend('2', 'plug meter', [6, 6, 11.4], 'steady', {
    platforms: ['reddit', 'x', 'youtube'],
    byPlatform: (['reddit', 'x', 'youtube'] as const).map((platform) => ({ platform, mentions: 2 })),
  }),
  trend('f', 'pairing fails', [7, 7, 11.1], 'steady'),
  trend('0', 'harvest raffle', [4, 4, 2.4], 'fading'),
  trend('1', 'spare cable', [5, 5, 2.1], 'insufficient_data'),
]
const against = {
  postIndex: new PostIndex([], []),
  ...{ trends, window, names: [], handles },
  companies: companies.map((each) => ({ ...each, isOwn: false })),
}
const holds = sentencesAgainst(against)

holds('numbers that are listed belong to the trends in their order, and one alone to each', {
  verified: [
    '“warm white” and “price drop” have 7 and 19 mentions.',
    '“price drop” and “Pro 2 humming” are both on the rise, with 19 and 36 mentions respectively.',
    '“price drop”, “Pro 2 humming” and “warm white” have 19, 36 and 7 mentions.',
    '„price drop“ und „Pro 2 humming“ haben 19 beziehungsweise 36 Erwähnungen.',
    '«price drop» y «Pro 2 humming» tienen 19 y 36 menciones, respectivamente.',
    '« price drop » et « Pro 2 humming » comptent respectivement 19 et 36 mentions.',
    '“price drop” e “Pro 2 humming” têm respectivamente 19 e 36 menções.',
    '“warm white” and “pairing fails” have 7 mentions.',
    'The two trends “warm white” and “pairing fails” have 7 mentions each.',
  ],
  unchecked: [
    // A post may be in both.
    '“warm white” and “price drop” together have 26 mentions.',
    'In total, “warm white” and “pairing fails” have 14 mentions.',
    'Taken together, “warm white” and “price drop” are mentioned 26 times.',
    '“warm white” and “price drop” have 19 mentions.',
    '“price drop”, “Pro 2 humming” and “warm white” have 19 and 36 mentions.',
  ],
  contradicted: [
    '“warm white” and “price drop” have 19 and 7 mentions.',
    '« warm white » et « price drop » comptent respectivement 19 et 7 mentions.',
  ],
})

holds('so many on each platform are no sum', {
  verified: [
    '“plug meter” has two posts each on Reddit, X and YouTube.',
    '„plug meter“ hat jeweils 2 Beiträge auf Reddit, X und YouTube.',
    '“plug meter” tiene 2 mensajes en cada una de Reddit, X y YouTube.',
    '« plug meter » a 2 messages chacun sur Reddit, X et YouTube.',
    '「plug meter」はReddit、X、YouTubeにそれぞれ2件の投稿がある。',
    '“plug meter” has 6 posts across Reddit, X and YouTube.',
  ],
  unchecked: [
    '“price drop” has 2 posts each on Reddit and X.',
    'All 6 posts of “plug meter” are on Reddit, X and YouTube.',
  ],
  contradicted: [
    '“plug meter” has three posts each on Reddit, X and YouTube.',
    '„plug meter“ hat jeweils 3 Beiträge auf Reddit, X und YouTube.',
  ],
})

holds('a number may stand between the words of a share, and against another', {
  verified: ['Un message sur quatre de « Pro 2 humming » pose une question.'],
  unchecked: ['Se habla más de “Pro 2 humming” que de “price drop”: 36 menciones frente a 19.'],
  contradicted: ['Un message sur trois de « Pro 2 humming » pose une question.'],
})

holds('what is so of each, or of none', {
  verified: [
    'Both “price drop” and “Pro 2 humming” are rising.',
    '“warm white” and “pairing fails” are both steady.',
    'Sowohl „price drop“ als auch „Pro 2 humming“ nehmen zu.',
    'Tanto “price drop” como “Pro 2 humming” están creciendo.',
    '« price drop » et « Pro 2 humming » sont tous deux en hausse.',
    '「price drop」と「Pro 2 humming」はどちらも上昇しています。',
    'Neither “warm white” nor “pairing fails” is rising.',
    'Weder „warm white“ noch „pairing fails“ nimmt zu.',
    'Ni “warm white” ni “pairing fails” están creciendo.',
    'Ni « warm white » ni « pairing fails » ne progresse.',
    '“price drop” has 19 mentions, whereas “warm white” has 7.',
  ],
  contradicted: [
    'Both “price drop” and “warm white” are rising.',
    '“warm white”, “price drop” and “pairing fails” are all steady.',
    'Neither “warm white” nor “price drop” is rising.',
    'Unlike “Pro 2 humming”, “price drop” is rising.',
    'Anders als „Pro 2 humming“ steigt „price drop“.',
    'Contrairement à « Pro 2 humming », « price drop » est en hausse.',
  ],
  unchecked: [
    '“warm white” and “price drop” are not rising.',
    // It denies nothing of the first.
    '“price drop” is rising; “warm white” and “pairing fails” are not.',
  ],
})

holds('a share in words is as exact as words are', {
  verified: [
    'Nearly half of the posts on “price drop” report a problem.',
    'About half of the posts on “price drop” report a problem.',
    'Fast die Hälfte der Beiträge zu „price drop“ meldet ein Problem.',
    'Casi la mitad de las publicaciones de “price drop” informan de un problema.',
    'Près de la moitié des publications de « price drop » signalent un problème.',
    'Less than half of the posts on “price drop” report a problem.',
  ],
  unchecked: ['Half of the posts on “price drop” report a problem.'],
  contradicted: [
    'More than half of the posts on “price drop” report a problem.',
    'About two thirds of the posts on “price drop” report a problem.',
    'Nearly half of the posts on “Pro 2 humming” report a problem.',
  ],
})

holds('an order', {
  verified: [
    '„Pro 2 humming“ hat die meisten Erwähnungen (36), gefolgt von „monthly fee“ (29).',
    '“Pro 2 humming” es el tema con más menciones (36), seguido de “monthly fee” (29).',
    '« Pro 2 humming » arrive en tête avec 36 mentions, suivi de « monthly fee » (29).',
    '“Pro 2 humming” lidera com 36 menções, seguido de “monthly fee” (29).',
    '“warm white” no se menciona tanto como “price drop”.',
    '« warm white » n’a pas autant de mentions que « price drop ».',
    '“Pro 2 humming” draws the most posts, followed by “monthly fee” with 29.',
    '“Pro 2 humming” leads with 36 mentions, followed by “monthly fee” (29) and “lost schedules” (24).',
    '„monthly fee“ hat den höchsten Score, gefolgt von „lost schedules“ mit 56,3.',
    '“monthly fee” tops the list, ahead of “lost schedules” and “price drop”.',
    '“Pro 2 humming” has more mentions than “warm white”, “price drop” and “pairing fails”.',
    'The top three are “monthly fee”, “lost schedules” and “Pro 2 humming”.',
    'There is no topic people post about more than “Pro 2 humming”.',
    '“warm white” does not get as many mentions as “price drop”.',
    '“warm white” isn’t mentioned as often as “price drop”.',
    'Scoring higher than “price drop”, “lost schedules” is at 56.3.',
    '“lost schedules” scores higher than “price drop”, at 56.3.',
    'By score, “monthly fee” is in front.',
  ],
  contradicted: [
    '“Pro 2 humming” leads with 36 mentions, followed by “lost schedules” (24) and “monthly fee” (29).',
    '“lost schedules” tops the list, ahead of “price drop” and “warm white”.',
    '“lost schedules” tops the list, ahead of “price drop”.',
    '“lost schedules” has the highest score, ahead of “price drop”.',
    '“price drop” has more mentions than “warm white”, “Pro 2 humming” and “pairing fails”.',
    'There is no topic people post about more than “warm white”.',
    '“price drop” does not get as many mentions as “warm white”.',
    '“lost schedules” scores higher than “price drop”, at 33.',
  ],
  unchecked: [
    // Another clause, and no second one that is compared.
    '“price drop” has more mentions than “warm white”, and “Pro 2 humming” has 36.',
    // The second one is between them.
    '“Pro 2 humming” has the most mentions, followed by “lost schedules” with 24.',
    '“Pro 2 humming”, followed by “monthly fee”, is rising.',
    'The top three are “monthly fee”, “lost schedules” and “price drop”.',
    '“monthly fee” leads with 29 mentions.',
    '“lost schedules” scores higher than “price drop”, at 22.7.',
  ],
})

holds('the only one', {
  verified: [
    '“harvest raffle” is the only fading trend.',
    '“monthly fee” is the only trend that scores above 60.',
    'Only one trend scores above 60: “monthly fee”.',
    'The only trend with more than 30 mentions is “Pro 2 humming”.',
    'The only trend with more than 30 posts is “Pro 2 humming”.',
    '“harvest raffle” es la única tendencia que baja.',
    'Only “harvest raffle” is fading.',
    '“spare cable” has only 5 mentions.',
    '„warm white“ hat nur 7 Erwähnungen.',
  ],
  contradicted: [
    '“price drop” is the only rising trend.',
    '“monthly fee” is the only trend that scores above 50.',
    'The only trend with more than 20 mentions is “Pro 2 humming”.',
  ],
  unchecked: [
    '“harvest raffle” is the only problem that is fading.',
    'The only thing: “harvest raffle” is fading.',
    'The only post in “harvest raffle” is fading.',
  ],
})

holds('by how much something changed is not what it is', {
  verified: [
    '“Pro 2 humming” rose to 36 mentions.',
    '“Pro 2 humming” is rising with 36 mentions.',
    '« Pro 2 humming » est en hausse avec un score de 46,7.',
    '“Pro 2 humming” está subiendo con un total de 36 menciones.',
    '“price drop” grew tenfold.',
  ],
  unchecked: [
    ...['rose by 36 mentions', 'rose 36 mentions', 'increased by 36 posts', 'rises by a score of 46.7'].map(
      (said) => `“Pro 2 humming” ${said}.`,
    ),
    '“Pro 2 humming” (+36 mentions) is rising.',
    '“Pro 2 humming” is rising: plus 36 mentions.',
    '„Pro 2 humming“ ist um 36 Erwähnungen gestiegen.',
    '“Pro 2 humming” subió en 36 menciones.',
    '« Pro 2 humming » a augmenté de 36 mentions.',
    '「Pro 2 humming」は36件増加しました。',
    // Its interval holds them all.
    '“price drop” tripled.',
    '“price drop” quadrupled.',
  ],
  contradicted: ['“Pro 2 humming” grew tenfold.'],
})

holds('people who want something are counted by authors', {
  verified: [
    '26 authors report a problem with “Pro 2 humming”.',
    '26 of 30 authors of “Pro 2 humming” report a problem.',
    '87 % of customers report a problem in “Pro 2 humming”.',
    '26 Autoren melden ein Problem mit „Pro 2 humming“.',
    '26 personas informan de un problema en “Pro 2 humming”.',
    '30 authors discuss the problem “Pro 2 humming”.',
    '36 posts discuss the problem “Pro 2 humming”.',
  ],
  unchecked: [
    '30 authors report a problem with “Pro 2 humming”.',
    '86 % of customers report a problem in “Pro 2 humming”.',
    '31 of the 36 posts in “Pro 2 humming”, by 26 authors, report a problem.',
  ],
  contradicted: [
    '28 authors report a problem with “Pro 2 humming”.',
    '27 Autoren melden ein Problem mit „Pro 2 humming“.',
    '70 % of customers report a problem in “Pro 2 humming”.',
  ],
})

holds('authors on a platform are those of its posts', {
  verified: [
    '“Monthly fee” has 24 authors on Reddit.',
    '24 of the 26 authors of “monthly fee” are on Reddit.',
    '“Monthly fee” has 29 mentions from 26 authors on Reddit and X.',
    '„Monthly fee“ hat 24 Autoren auf Reddit.',
    '«Monthly fee» tiene 24 autores en Reddit.',
  ],
  unchecked: ['“Monthly fee” has 27 authors on Reddit.', '“Monthly fee” has 26 authors on Reddit.'],
  contradicted: ['“Monthly fee” has 23 authors on Reddit.', '“Monthly fee” has 3 authors on X.'],
})

holds('that there is too little to tell is a status', {
  verified: [
    'The status of “spare cable” is insufficient data.',
    '“Spare cable” (5 mentions, insufficient data).',
    'There is too little data to tell on “spare cable”.',
    '„Spare cable“ hat unzureichende Daten.',
    '“Spare cable”: datos insuficientes (5 menciones).',
    '« Spare cable » : données insuffisantes.',
    '“Spare cable” tem dados insuficientes.',
    '「spare cable」はデータ不足です。',
    '“spare cable”数据不足。',
    '“spare cable” 데이터 부족.',
    '«spare cable» بيانات غير كافية.',
    '“spare cable” ข้อมูลไม่เพียงพอ',
  ],
  contradicted: ['“Price drop” has insufficient data.', 'The status of “monthly fee” is insufficient data.'],
})

holds('how many trends have a status is counted in the whole list', {
  verified: [
    'Two trends are new.',
    'Two of the trends are new.',
    'Two trends are new: “monthly fee” and “lost schedules”.',
    'Zwei Trends sind neu.',
    'Dos tendencias son nuevas.',
    'Deux tendances sont nouvelles.',
    'Duas tendências são novas.',
    '有两个趋势是新的。',
    '두 개의 트렌드가 새롭습니다.',
  ],
  unchecked: [
    // New ones rise as well.
    'Four trends are rising.',
    // Of those, perhaps, that were shown.
    'Two trends are steady.',
    'Two trends are new on Reddit.',
    'Two trends are new because of the price.',
    'Two trends are new: “monthly fee” and “price drop”.',
  ],
  contradicted: ['Three trends are new.', 'No trend is fading.', 'Four trends are steady.'],
})

holds('to which place or score a trend went is not kept', {
  verified: [
    '“Pro 2 humming” is rising, with a score of 46.7.',
    '„Pro 2 humming“ liegt auf Platz 3 und steigt.',
  ],
  unchecked: [
    '“Pro 2 humming” has climbed to third place.',
    'The score of “Pro 2 humming” climbed to 46.7 points.',
    '„Pro 2 humming“ ist auf Platz 3 geklettert.',
    'Der Score von „Pro 2 humming“ ist auf 46,7 gestiegen.',
    '«Pro 2 humming» ha subido al tercer puesto.',
    '« Pro 2 humming » est monté à la troisième place.',
    '“Pro 2 humming” subiu para o terceiro lugar.',
    '「Pro 2 humming」は3位に上昇しました。',
    '“Pro 2 humming”升至第三位。',
    '“Pro 2 humming”이 3위로 상승했습니다.',
    '«Pro 2 humming» تصاعد إلى المركز الثالث.',
    'صعد «Pro 2 humming» إلى المرتبة الثالثة.',
  ],
})

holds('a number beside a platform counts what is there', {
  verified: [
    '“Monthly fee” was mentioned 27 times on Reddit.',
    '24 Reddit users wrote about “Monthly fee”.',
    '24 Reddit-Nutzer sprechen über „Monthly fee“.',
    '24 usuarios de Reddit hablan de «Monthly fee».',
    '24 personnes ont parlé de « Monthly fee » sur Reddit.',
    'No Reddit, 24 pessoas falaram de “Monthly fee”.',
    '“Monthly fee” foi mencionado 27 vezes no Reddit.',
    'Redditでは24人が「Monthly fee」について投稿した。',
    'ذُكر «Monthly fee» 27 مرة على ريديت.',
    'Reddit 上有 24 人谈到“Monthly fee”。',
    '레딧에서 ‘Monthly fee’은(는) 27번 언급되었다.',
    '“Monthly fee” (Reddit): 27 mentions.',
    '| Trend | Platform | Mentions |\n|---|---|---|\n| Monthly fee | Reddit | 27 |',
    '| Trend | Platforms | Mentions |\n|---|---|---|\n| Monthly fee | Reddit, X | 29 |',
    '“Monthly fee” has 29 mentions and is discussed on Reddit.',
    '„Monthly fee“ hat 29 Erwähnungen und wird auf Reddit besprochen.',
    '«Monthly fee» tiene 29 menciones y se comenta en Reddit.',
  ],
  unchecked: [
    '“Monthly fee” was mentioned 29 times on Reddit.',
    '27 Redditors talk about “Monthly fee”.',
    '26 personnes ont parlé de « Monthly fee » sur Reddit.',
    'No Reddit, 26 pessoas falaram de “Monthly fee”.',
    '“Monthly fee” foi mencionado 29 vezes no Reddit.',
    'Redditでは26人が「Monthly fee」について投稿した。',
    'ذُكر «Monthly fee» 29 مرة على ريديت.',
    'Reddit 上有 26 人谈到“Monthly fee”。',
    '“Monthly fee” (Reddit): 29 mentions.',
    '| Trend | Platform | Mentions |\n|---|---|---|\n| Monthly fee | Reddit | 29 |',
  ],
  contradicted: ['“Monthly fee” foi mencionado 26 vezes no Reddit.'],
})

holds('a number in a relative clause is of the trend right before it', {
  verified: [
    'With 29 mentions, “monthly fee” is ahead of “lost schedules”, which has 24.',
    'Mit 29 Erwähnungen liegt „monthly fee“ vor „lost schedules“, das 24 hat.',
    'Con 29 menciones, «monthly fee» supera a «lost schedules», que tiene 24.',
    'Avec 29 mentions, « monthly fee » devance « lost schedules », qui en compte 24.',
    'Com 29 menções, “monthly fee” supera “lost schedules”, que tem 24.',
  ],
  contradicted: [
    'With 29 mentions, “monthly fee” is ahead of “lost schedules”, which has 29.',
    'Mit 29 Erwähnungen liegt „monthly fee“ vor „lost schedules“, das 29 hat.',
    'Con 29 menciones, «monthly fee» supera a «lost schedules», que tiene 29.',
    'Avec 29 mentions, « monthly fee » devance « lost schedules », qui en compte 29.',
    'Com 29 menções, “monthly fee” supera “lost schedules”, que tem 29.',
  ],
})

holds('one figure of a trend is not compared with another one', {
  unchecked: [
    '“Pro 2 humming” tem mais autores do que menções.',
    '“Pro 2 humming” has more authors than mentions.',
    '« Pro 2 humming » compte plus d’auteurs que de mentions.',
  ],
})

holds('what moves is told of the mentions, and not of a score, a place or new posts', {
  verified: ['Mentions of “Pro 2 humming” are rising.', '“Pro 2 humming” is rising and ranks third.'],
  unchecked: [
    'The score of “Pro 2 humming” is rising.',
    'Der Score von „Pro 2 humming“ steigt.',
    'La puntuación de «Pro 2 humming» está en alza.',
    'The rank of “warm white” is steady.',
    'Engagement with “Pro 2 humming” is rising.',
    '“Pro 2 humming” has 36 new mentions.',
    '「Pro 2 humming」が炎上している。',
    '「Pro 2 humming」の言及数は「plug meter」の2倍以上だ。',
    '‘Pro 2 humming’의 언급은 ‘plug meter’의 6배다.',
  ],
})

holds('bounds, differences and places are read in Japanese, Chinese and Korean', {
  verified: [
    '「Pro 2 humming」の言及数は35件を超えている。',
    '‘Pro 2 humming’의 언급은 35건을 넘는다.',
    '“Pro 2 humming”的提及次数比“monthly fee”多 7 次。',
    '“Pro 2 humming”排在第3名。',
  ],
  contradicted: [
    '「Pro 2 humming」の言及数は36件を超えている。',
    '‘Pro 2 humming’의 언급은 36건을 넘는다.',
    '“Pro 2 humming”的提及次数比“monthly fee”多 9 次。',
    '“Pro 2 humming”排在第4名。',
  ],
})

holds('the name of a trend as a heading claims nothing', {
  verified: [
    '“Price drop” is rising.\n\n## Pro 2 humming',
    '“Price drop” is rising.\n\n## “Pro 2 humming”',
    '## Pro 2 humming\n\n- 36 mentions',
  ],
  unchecked: [
    '“Price drop” is rising.\n\n## Pro 2 humming is back',
    '“Price drop” is rising.\n\n- Pro 2 humming',
  ],
  contradicted: ['## Pro 2 humming\n\n- 37 mentions'],
})
