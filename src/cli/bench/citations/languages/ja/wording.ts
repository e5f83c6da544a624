import type { Wording } from '../../wording.ts'

const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']

function inWords(value: number): string {
  const [ten, one] = [Math.floor(value / 10), value % 10]
  if (ten === 0) return digits[one] ?? ''
  return `${ten === 1 ? '' : digits[ten]}十${digits[one]}`
}

export const wording: Wording = {
  quote: (text) => [`「${text}」`, `「${text}」`, `『${text}』`],
  date(day) {
    const [date, month, year] = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()]
    return [`${year}年${month}月${date}日`, `${month}月${date}日`]
  },
  ago(days) {
    if (days === 0) return '今日'
    if (days === 1) return '昨日'
    return days % 7 === 0 ? `${days / 7}週間前` : `${days}日前`
  },
  number: (value) => [value.toLocaleString('ja-JP')],
  score: (value) => String(value),
  percent: (value) => `${value}%`,
  inWords,
  ordinal: (place) => `${place}番目`,
  platform: {
    reddit: ['Reddit'],
    x: ['X', 'Twitter', 'X(旧Twitter)'],
    youtube: ['YouTube'],
    facebook: ['Facebook'],
    instagram: ['Instagram', 'インスタグラム'],
  },
  user: {
    reddit: ['Redditのユーザー', 'Redditユーザー', 'Redditのある人'],
    x: ['Xのユーザー', 'Xユーザー', 'Twitterのユーザー'],
    youtube: ['YouTuber', 'YouTubeのチャンネル', 'YouTubeのユーザー'],
    facebook: ['Facebookのユーザー', 'Facebookユーザー', 'Facebookのページ'],
    instagram: ['Instagramのユーザー', 'Instagramユーザー', 'インスタグラムのユーザー'],
  },
  metric: {
    score: ['{n}ポイント', '高評価{n}件'],
    comments: ['コメント{n}件'],
    likes: ['いいね{n}件'],
    reposts: ['リポスト{n}件', 'リツイート{n}件'],
    replies: ['返信{n}件'],
    views: ['閲覧{n}回', '表示{n}回'],
    reactions: ['リアクション{n}件'],
    shares: ['シェア{n}件'],
  },
  status: {
    new: ['新しい話題です', '新しいトレンドです', '新規です'],
    rising: ['増えています', '上昇しています', '増加しています'],
    steady: ['横ばいです', '安定しています', '変わらず横ばいです'],
    fading: ['減っています', '減少しています', '下降しています'],
  },
  steep: {
    up: [
      '爆発的に広がっています',
      '急増しています',
      'バズっています',
      '急上昇しています',
      '一気に広まっています',
      '勢いを増しています',
      '右肩上がりです',
      'うなぎ登りです',
    ],
    down: [
      'すっかり下火になりました',
      'ほぼ終わっています',
      '収束しました',
      '忘れられつつあります',
      '勢いを失っています',
      '急減しています',
      'もう話題になっていません',
      '沈静化しました',
    ],
  },
  intent: {
    problem: '問題を報告しています',
    question: '質問しています',
    wish: '要望を述べています',
    praise: '褒めています',
    comparison: '製品を比較しています',
    leaving: 'やめると述べています',
    hazard: '危険を伝えています',
  },
}
