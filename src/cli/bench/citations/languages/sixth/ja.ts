import type { Language } from '../../wording.ts'
import { ja as known } from '../ja/index.ts'
import { roundedTo, twoDigits } from './numerals.ts'

const weekdays = ['日', '月', '火', '水', '木', '金', '土']

/** By its first two digits, as one says it: 1万2千. */
function roundedOf(value: number): string {
  const near = roundedTo(2, value, Math.round)
  if (near < 10_000) return near.toLocaleString('ja-JP')
  const [tenThousands, thousands] = [Math.floor(near / 10_000), Math.floor((near % 10_000) / 1000)]
  return `${tenThousands}万${thousands === 0 ? '' : `${thousands}千`}`
}

/** In the plain form of reports and notes. */
export const ja: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`「${text}」`, `『${text}』`, `**「${text}」**`],
    date(day) {
      const [date, month, year] = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()]
      const weekday = weekdays[day.getUTCDay()] ?? ''
      return [
        `${month}月${date}日${weekday}曜日`,
        `${year}年${month}月${date}日（${weekday}）`,
        `${year}-${twoDigits(month)}-${twoDigits(date)}`,
        `${twoDigits(month)}月${twoDigits(date)}日`,
        `${month}月${date}日（${weekday}曜）`,
      ]
    },
    ago(days) {
      if (days < 3) return ['今日', '昨日', '一昨日'][days] ?? ''
      if (days === 7) return 'ちょうど1週間前'
      return days % 7 === 0 ? `${days / 7}週間前` : `${days}日前`
    },
    number(value) {
      const plain = value.toLocaleString('ja-JP')
      if (value < 1000) return [plain]
      return [plain, `およそ${roundedOf(value)}`, value < 10_000 ? plain : roundedOf(value)]
    },
    score: (value) => value.toFixed(1),
    percent: (value) => `${value}％`,
    ordinal: (place) => `${place}番手`,
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X（Twitter）', 'Twitter（現X）'],
      youtube: ['YouTube', 'YouTube', 'YT'],
      facebook: ['Facebook', 'Facebook', 'FB'],
      instagram: ['Instagram', 'Instagram', 'インスタ'],
    },
    user: {
      reddit: ['Redditの一ユーザー', 'Redditに書き込んだ人', 'Redditの一般アカウント'],
      x: ['Xの一ユーザー', 'Xに書き込んだ人', 'Twitter（現X）の一般アカウント'],
      youtube: ['YouTubeの一ユーザー', 'YouTubeに書き込んだ人', 'YouTubeの一般アカウント'],
      facebook: ['Facebookの一ユーザー', 'FBに書き込んだ人', 'Facebookの一般アカウント'],
      instagram: ['Instagramの一ユーザー', 'インスタに書き込んだ人', 'Instagramの一般アカウント'],
    },
    metric: {
      score: ['アップボート数{n}', 'カルマ{n}ポイント'],
      comments: ['コメント数{n}', 'ユーザーコメント{n}件'],
      likes: ['いいね数{n}', 'いいね総数{n}'],
      reposts: ['リポスト数{n}', 'RT数{n}'],
      replies: ['返信数{n}', 'リプ数{n}'],
      views: ['閲覧数{n}', 'ビュー数{n}'],
      reactions: ['リアクション数{n}', '反応数{n}'],
      shares: ['シェア数{n}', '共有数{n}'],
    },
    status: {
      new: ['登場したばかりだ', '初めて姿を見せた', '新着の話題だ', '新顔に数えられる'],
      rising: ['上昇基調にある', '投稿が増えてきている', '上り調子だ', '規模を広げている'],
      steady: ['増えも減りもしていない', '現状維持だ', 'これまでと変わらない', '一定の幅に収まっている'],
      fading: ['下降基調にある', '投稿が減ってきている', '下り坂だ', '規模を縮めている'],
    },
    steep: {
      up: ['爆発している', '青天井だ', '何倍にも膨れ上がった', '破竹の勢いだ'],
      down: ['ぱったり止まった', '見る影もない', '完全に鳴りを潜めた', '暴落した'],
    },
    intent: {
      problem: 'トラブルを伝えている',
      question: '質問を投げている',
      wish: '追加や変更を求めている',
      praise: '称賛している',
      comparison: '製品どうしを比べている',
      leaving: '解約や乗り換えを表明している',
      hazard: '危険に触れている',
    },
  },
  templates: {
    post_literal: [
      '・{platform}／{author}／{date}／{quote}／{ref}',
      '{author}が{date}に{platform}へ書いたのは、{quote}という一文だった（{ref}）。',
      '{ref}は{platform}上の投稿で、{author}が{date}に公開し、{quote}とつづったもの。',
      '媒体：{platform}、投稿者：{author}、日付：{date}、投稿：{ref}、引用：{quote}',
      '【共有】{quote}（{author}さん、{platform}、{date}、{ref}）',
      '{company}の名が出てくる{ref}は{author}の投稿で、文中には{quote}とある。',
      '{metric}に達した{ref}で、{author}は{quote}と書いた。',
    ],
    altered_quotation: [
      '{ref}の文面をそのまま写すと{quote}となる。',
      '{author}の書きぶりはこうだ：{quote}（{ref}）',
      '{quote}――{platform}で{author}がこう書いた（{ref}）。',
      '{quote}は{user}が書いた一文だ（{ref}）。',
      '提案資料用の引用：{quote}（{author}、{ref}）',
    ],
    misplaced_quotation: [
      '{ref}より転載：{quote}',
      '{date}に{author}が残した言葉は{quote}だった（{ref}）。',
      '{ref}を開くと{quote}という文が目に入る。',
      '{platform}の{author}から{quote}との書き込みがあった（{ref}）。',
      '報告書用の顧客の声：{quote}（{ref}）',
    ],
    invented_id: [
      '{quote}の出どころは{ref}だ。',
      'チケットに貼るリンク：{ref}（{author}、文面は{quote}）',
      '・裏付け［{ref}］→{quote}',
      '{quote}という発言をたどると{ref}に行き着く。',
      'この点を支えるのが{ref}（{author}、{date}）だ。',
      '{ref}のカウンターは{metric}を示している。',
    ],
    wrong_platform: [
      '媒体：{platform}、投稿：{ref}、引用：{quote}',
      '{author}が{quote}と書いた場は{platform}だった（{ref}）。',
      '{ref}の掲載先：{platform}',
      '{platform}発：{quote}（{author}、{ref}）',
      '{quote}、こう書いたのは{user}だ（{ref}）。',
      '{platform}に上がった{ref}の中で、{author}は{quote}と書いている。',
    ],
    wrong_author: [
      '{ref}の差出人：{author}',
      '{ref}に返信する場合、宛先は{author}さんになる。',
      '{quote}――{date}にこう投じたのは{author}だ（{ref}）。',
      '{author}名義で{platform}に{quote}と投稿された（{ref}）。',
      '{ref}（書き手：{author}）には{quote}との一文が入っている。',
      '{ref}で発言している人物は{author}である。',
    ],
    wrong_date: [
      '{ref}のタイムスタンプ：{date}',
      '{ref}が世に出た日は{date}だ。',
      '{quote}という{author}の投稿は{ago}のものだ（{ref}）。',
      '{date}投稿→{quote}（{author}、{ref}）',
      '{date}の{platform}に、{author}の{quote}という書き込みが載った（{ref}）。',
      '{ref}がアップされたのは{ago}だ。',
    ],
    wrong_metric: [
      '{ref}の数字を確認：{metric}',
      '{metric}、これが{ref}の成績だ。',
      '{author}が{quote}と書いた投稿の数字は{metric}（{ref}）。',
      '・{author}（{platform}）／{metric}／{quote}／{ref}',
      '{platform}で{ref}に表示されているのは{metric}だ。',
    ],
    wrong_number_word: [
      'トータルで{metricInWords}、これが{ref}への反応だ。',
      '{author}が{quote}と書いた投稿は{metricInWords}となった（{ref}）。',
      '{ref}の反響：{metricInWords}',
      '{ref}に表示されているのは{metricInWords}だ。',
      '{author}名義の投稿は{metricInWords}を数える（{ref}）。',
    ],
    wrong_company: [
      '{ref}に登場するブランド：{company}',
      '{company}の名が{ref}にはっきり書かれている。',
      '{author}は{company}の名を出し、{quote}と書いた（{ref}）。',
      '{company}の名前あり：{quote}（{author}、{ref}）',
      '{company}という名前は{author}の投稿{ref}の中にある。',
      '・{ref}／{company}／{author}／{quote}',
    ],
    negation: [
      '{ref}に{quote}という文は<どこにもない|確かにある>。',
      '{author}が{quote}と投稿したという<事実はない|のは事実だ>（{ref}）。',
      '{ref}の差出人は{author}<ではない|だ>。',
      '{ref}の掲載先は{platform}<とは別の場所だ|だ>。',
      '{ref}がアップされたのは{date}<ではなかった|だった>。',
      '{ref}が{metric}に達したという話は<誤りだ|正しい>。',
    ],
    opposite: [
      '{author}は<文句の付けようがないと書いた|{quote}と書いた>（{ref}）。',
      '{ref}の内容：<期待どおりの製品だとのこと|{quote}>',
      '{author}から<は満点評価が届いた|の一文は{quote}だ>（{ref}）。',
      '{user}は<一度も困ったことがないと書いた|{quote}と書き残した>（{ref}）。',
      '{date}、{author}は<解決済みだと宣言した|{quote}と投じた>（{ref}）。',
    ],
    quantifier: [
      '<どの媒体でも一様に|{platform}では{author}が>{quote}と書いている（{ref}）。',
      '{quote}（{ref}）、<これが購入者の総意だ|これは{author}の投稿だ>。',
      '<数え切れないほどの顧客が|{author}が{platform}で>{quote}と投稿した（{ref}）。',
      '{author}の投稿を開くと{quote}とある（{ref}）<が、異なる意見の顧客は一人もいない|>。',
      '<買った人のほぼ全員が|{author}というアカウントが>{quote}と言っている（{ref}）。',
    ],
    superlative: [
      '<今月のクレーム第1位|{author}名義の一文>：{quote}（{ref}）',
      '{author}の名前で{quote}とある（{ref}）<が、これほど辛辣なものはほかにない|>。',
      '<集めた声の中で最も手厳しいのは|{platform}にあった一文は>{quote}だ（{ref}）。',
      '{ref}は<今四半期で断トツに重要な|{author}による>投稿だ：{quote}',
      '<顧客が何より嫌がっているのは|{author}が書いたのは>{quote}だ（{ref}）。',
    ],
    cause: [
      '{author}の文面には{quote}とある（{ref}）<が、新工場への移管が原因だ|>。',
      '<デザイン変更のせいで|{platform}経由で>{author}は{quote}と投稿した（{ref}）。',
      '<値上げがきっかけで、|>{author}は{quote}と投じた（{ref}）。',
      '{quote}という{author}の一文がある（{ref}）<が、その結果、返品が増えている|>。',
      '{date}、{author}から{quote}との声が出た（{ref}）<が、仕入れ先変更の余波だ|>。',
    ],
    opinion: [
      '{author}から来たのは{quote}という一文だ（{ref}）<が、これはおわびすべきだ|>。',
      '<必読の名言|{platform}で{author}が発信>：{quote}（{ref}）',
      '<残念ながら言い過ぎの|>投稿{ref}には{quote}とある。',
      '{author}は<やや感情的になって|{date}に>{quote}と書いた（{ref}）。',
      '{quote}は{author}の<まっとうな|>投稿だ（{ref}）。',
      '{author}の一言は{quote}だった（{ref}）<が、開発は真っ先に直すべきだ|>。',
    ],
    trend_literal: [
      '・{trend}／投稿{mentions}件／投稿者{authors}人／スコア{score}／{placeNumber}位',
      '{trend}の投稿数：{mentions}、書いた人の数：{authors}、スコア：{score}',
      '{authors}人から{mentions}件の投稿が集まった{trend}は{status}。',
      '{firstDay}の1件目から{lastDay}の最新投稿まで、{trend}には{mentions}件の言及が集まった。',
      'スコア{score}で{place}に付けるのが{trend}だ。',
      '{trend}の場合、{mentions}件のうち{platformPosts}件（{platformPercent}）が{platform}への投稿だ。',
      '{other}よりスコアが高い{trend}は{score}点となっている。',
      '{trend}について書かれた投稿のうち{intentPosts}件が{intent}。',
    ],
    wrong_score: [
      '{trend}の点数：{score}',
      '0から100までの尺度で{trend}は{score}に位置する。',
      '分析が{trend}に付けた点は{score}だ。',
      '{trend}（言及{mentions}件、投稿者{authors}人）のスコアは{score}となった。',
      '・{trend}→スコア{score}',
      '{score}点、これが{trend}のスコアだ。',
    ],
    wrong_figure: [
      '{trend}に分類された投稿の数：{mentions}件',
      '{trend}の背後には{authors}人の書き手がいる。',
      '{trend}に声を上げたのは{authors}人、投稿は{mentions}件だ。',
      '・{trend}→言及{mentions}件／投稿者{authors}人',
      '集計の結果、{trend}の投稿は{mentions}件だった。',
      '{trend}の言及数は{mentions}を数える。',
    ],
    wrong_status: [
      '動向：{trend}は{status}。',
      '週次まとめ用メモ：{trend}は{status}。',
      '{trend}はどうかというと、{status}。',
      '目下{place}の{trend}は{status}。',
      '{trend}は{status}（ここまでの投稿は{mentions}件）。',
    ],
    wrong_direction: [
      '{trend}の推移：この話題は{status}。',
      '{mentions}件の言及を数える{trend}は{status}。',
      '方向性で言うと、{trend}は{status}（スコア{score}）。',
      '{authors}人が取り上げている{trend}は{status}。',
      '{trend}の現状を一言で言えば、{status}。',
    ],
    wrong_rank: [
      'ランキングNo.{placeNumber}：{trend}',
      '{trend}が{place}に付けている。',
      '順位順に並べると、{trend}は{placeNumber}位に来る。',
      '言及数で{trend}の右に出る話題はない。',
      '{trend}ほど多く投稿されている話題はほかにない。',
      'トレンド一覧の{placeNumber}位を占めるのは{trend}だ。',
    ],
    wrong_trend_platform: [
      '{trend}が見られる媒体：{platform}',
      '{platform}で{trend}を話題にする人がいる。',
      '{trend}に関する投稿が少なくとも1件、{platform}に上がっている。',
      '{trend}は{platform}で目にする話題だ。',
      '{platform}をのぞくと{trend}の投稿がある。',
    ],
    wrong_comparison: [
      '{trend}を語る人は{other}を語る人より多い。',
      '並べて見ると、投稿が多いのは{trend}、少ないのは{other}だ。',
      'スコアが高いほう：{trend}、低いほう：{other}',
      '{other}の言及は{trend}ほど多くない。',
      '書き手の数は{other}より{trend}が上だ。',
    ],
    wrong_trend_number_word: [
      '{trend}の投稿数：{mentionsInWords}件',
      '{trend}には{authorsInWords}人が書き込んでいる。',
      '{trend}（投稿{mentionsInWords}件、投稿者{authorsInWords}人）は{status}。',
      '{trend}を扱う投稿を足し合わせると{mentionsInWords}件になる。',
      '{trend}に何かしら書いた人は{authorsInWords}人いる。',
    ],
    wrong_day: [
      '{trend}は{firstDay}にさかのぼる。',
      '{trend}の最終投稿日：{lastDay}',
      '{trend}の初日は{firstDay}だった。',
      '{trend}：始まりは{firstDay}、直近の言及は{lastDay}',
      '{trend}が最初に話に上ったのは{firstDay}だ。',
    ],
    wrong_share: [
      '{trend}の媒体別内訳：{platform} {platformPercent}',
      '{trend}の投稿に占める{platform}の比率：{platformPercent}',
      '{trend}の投稿（計{mentions}件）のうち、{platform}発は{platformPosts}件だ。',
      '{platform}が担うのは{trend}の投稿{mentions}件中{platformPosts}件だ。',
      '{trend}がどこに投稿されているかを見ると、{platform}が{platformPercent}だ。',
    ],
    wrong_intent: [
      '{trend}の意図別内訳：{mentions}件中{intentPosts}件が{intent}。',
      '{trend}の投稿を読むと、{intentPercent}が{intent}。',
      '{trend}の投稿のうち{intentPosts}件、割合にして{intentPercent}が{intent}。',
      '{trend}の{mentions}件に目を通すと、{intentPosts}件が{intent}。',
      '{trend}が話に出る投稿では、{intentPosts}件が{intent}。',
    ],
  },
}
