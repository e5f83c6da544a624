import { holds } from './grinder-world.ts'

const list = (leadIn: string, first: string, number = 1) => `${leadIn}\n\n${number}. “${first}”`

const headings = [
  '## Ranking',
  'Ranking:',
  'Ranking',
  '**Ranking**',
  'Here is the ranking:',
  'Rangliste:',
  'Clasificación:',
  'Classement :',
  'Classificação:',
  'الترتيب:',
  'ランキング：',
  '排名：',
  '순위:',
  'อันดับ:',
  'Top 3:',
  'Top three:',
  '## Top 3 des sujets',
  'Les 3 premiers :',
  '## Les trois premiers sujets',
  'Die ersten 3:',
  'Los 3 primeros:',
  'Os 3 primeiros:',
  'أعلى 3:',
  '## トップ3',
  '## 上位3件',
  '前3名：',
  '상위 3개:',
  '3 อันดับแรก:',
]

holds('the number of an item is its place where the list is called a ranking', {
  verified: [
    ...headings.map((each) => `${list(each, 'burr wobble')} (t_bbbbbbbbbbbbbbbb)`),
    list('Ranking by mentions:', 'refill pods has 34 mentions')
      .replace('refill pods has', 'refill pods” has')
      .replace(/”$/, ''),
    `${list('In brief:', 'burr wobble', 3)} (t_bbbbbbbbbbbbbbbb)`,
  ],
  contradicted: headings.map((each) => `${list(each, 'decaf blend')} (t_dddddddddddddddd)`),
  unchecked: [`${list('Ranking on YouTube:', 'burr wobble')} (t_bbbbbbbbbbbbbbbb)`],
})
