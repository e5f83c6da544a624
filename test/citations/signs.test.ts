import { holds } from './grinder-world.ts'

const trend = 't_bbbbbbbbbbbbbbbb'

holds('signs that compare, strike out or ask say something', {
  verified: [
    `“Burr wobble” (${trend}) has 28 mentions.`,
    '“Burr wobble”: mentions = 28.',
    'Trend=“Burr wobble”; mentions=28',
    '“Burr wobble” has 28 mentions.\n\n> The burr wobbles after two weeks\n\n(t3_grnd1)',
    '“Refill pods please, the jar is empty every Monday.” (https://www.instagram.com/p/CxYz_12-ab/?igsh=a)',
  ],
  unchecked: [
    '“Burr wobble” > “refill pods” (t_bbbbbbbbbbbbbbbb, t_rrrrrrrrrrrrrrrr)',
    'By mentions: “burr wobble” > “refill pods”, with 28 and 34 mentions.',
    '“Burr wobble” < “refill pods” (t_bbbbbbbbbbbbbbbb, t_rrrrrrrrrrrrrrrr)',
    '“Burr wobble” = “refill pods” (t_bbbbbbbbbbbbbbbb, t_rrrrrrrrrrrrrrrr)',
    '“Refill pods” are ~~rising~~.',
    '“Refill pods” are ~~fading~~ rising.',
    '“Refill pods” (t_rrrrrrrrrrrrrrrr): rising?',
    '„Refill pods“ (t_rrrrrrrrrrrrrrrr): steigend?',
    '«Refill pods» (t_rrrrrrrrrrrrrrrr): ¿en aumento?',
    '« Refill pods » (t_rrrrrrrrrrrrrrrr) : en hausse ?',
    '“Refill pods” (t_rrrrrrrrrrrrrrrr): em alta?',
    '«refill pods» (t_rrrrrrrrrrrrrrrr): في ازدياد؟',
    '「refill pods」は増加していますか？',
    '“refill pods”正在上升？',
    '“refill pods”은 증가하고 있습니까?',
    '“refill pods” กำลังเพิ่มขึ้น?',
  ],
})
