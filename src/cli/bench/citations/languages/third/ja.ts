import type { Language } from '../../wording.ts'
import { ja as known } from '../ja/index.ts'

const weekdays = ['日', '月', '火', '水', '木', '金', '土']
/** Shares that people say as a fraction or in tenths. */
const fractions: Readonly<Record<number, string>> = {
  20: '2割',
  25: '4分の1',
  30: '3割',
  33: '3分の1',
  40: '4割',
  50: '半数',
  60: '6割',
  67: '3分の2',
  75: '4分の3',
}

/** Numerals as wide as the letters. */
function wide(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0))
}

export const ja: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`『${text}』`, `「${text}」`, `“${text}”`],
    date(day) {
      const [long = '', short = ''] = known.wording.date(day)
      const weekday = weekdays[day.getUTCDay()] ?? ''
      return [
        `${short}（${weekday}）`,
        `${long}${weekday}曜日`,
        `${day.getUTCMonth() + 1}/${day.getUTCDate()}(${weekday})`,
        day.toISOString().slice(0, 10).replaceAll('-', '.'),
      ]
    },
    ago(days) {
      if (days === 0) return 'きょう'
      if (days === 1) return 'きのう'
      return days === 2 ? 'おととい' : `${known.wording.inWords(days)}日前`
    },
    number: (value) => [value.toLocaleString('ja-JP'), wide(String(value))],
    score: (value) => value.toFixed(1),
    percent: (value) => fractions[value] ?? `${value}パーセント`,
    ordinal: (place) => `上から${place}番目`,
    platform: {
      reddit: ['Reddit', '掲示板サイトReddit'],
      x: ['X（旧Twitter）', 'ツイッター'],
      youtube: ['YouTube', '動画サイトYouTube'],
      facebook: ['Facebook', 'FB'],
      instagram: ['Instagram', 'インスタグラム'],
    },
    user: {
      reddit: ['Redditで発信する人', 'Redditの書き手', 'Reddit利用者の一人'],
      x: ['Xで発信する人', 'Xの書き手', 'X利用者の一人'],
      youtube: ['YouTubeで発信する人', 'YouTubeの発信者', 'YouTube利用者の一人'],
      facebook: ['Facebookで発信する人', 'Facebookの書き手', 'Facebook利用者の一人'],
      instagram: ['Instagramで発信する人', 'Instagramの書き手', 'インスタ利用者の一人'],
    },
    metric: {
      score: ['評価{n}点', '{n}点の評価'],
      comments: ['コメント計{n}件', 'コメント{n}件'],
      likes: ['いいね計{n}件', '{n}件のいいね'],
      reposts: ['リポスト計{n}件', '{n}件のリポスト'],
      replies: ['返信計{n}件', '{n}件のリプライ'],
      views: ['再生・閲覧数{n}回', '{n}回の閲覧'],
      reactions: ['リアクション計{n}件', '{n}件の反応'],
      shares: ['シェア計{n}件', 'シェア{n}回'],
    },
    status: {
      new: ['芽生えたばかりです', '最近現れました', '出始めたところです'],
      rising: ['増加中です', 'じわじわ伸びています', '盛り上がりを見せています'],
      steady: ['大きく変わっていません', '同じ水準が続いています', '安定して推移しています'],
      fading: ['減少中です', '冷めてきています', '落ち込んできています'],
    },
    steep: {
      up: ['爆増しています', '急騰しています', 'とどまるところを知りません', '手が付けられない勢いです'],
      down: ['消え去りました', '急落しています', '完全に冷め切りました', '過去のものになりました'],
    },
    intent: {
      problem: '不満を述べています',
      question: '疑問を投げかけています',
      wish: '希望を伝えています',
      praise: '好意的に語っています',
      comparison: '比較をしています',
      leaving: '解約や乗り換えを口にしています',
      hazard: '危険だと訴えています',
    },
  },
  templates: {
    post_literal: [
      '調査サンプルの声: {quote}({author}、{platform}、{date}、出所 {ref})',
      '{ref} という投稿は{author}が{date}に{platform}で公開したもので、{quote}という文を含んでいます。',
      'タイムラインより: {quote} — {author}、{platform}、{ref}',
      '{platform}で{author}さんのこんな投稿に出会いました。{quote}({ref})',
      'id={ref}; platform={platform}; author={author}; date={date}; text={quote}',
      '広報メモ: {date}、{author}が{platform}で{quote}と発言({ref}、{metric})',
    ],
    altered_quotation: [
      '{author}の投稿の文面は{quote}となっています({ref})。',
      '一字一句そのまま引用すると、{quote}です({author}、{ref})。',
      '{ref} を引用します。{quote}',
      'text={quote}; id={ref}',
      '{date}付のメッセージで{user}は{quote}と書いています({ref})。',
    ],
    misplaced_quotation: [
      '{author}のタイムラインから: {quote}({ref})',
      '{quote}という文が {ref} に出てきます。',
      'ユーザーの声: {quote}(出所 {ref})',
      '{user}が{date}に述べたのは{quote}です({ref})。',
      '{platform}で{author}が{quote}とシェアしました({ref})。',
    ],
    invented_id: [
      'これは {ref} に記録されています。{quote}',
      '{author}が書いた {ref} には{quote}という記述があります。',
      'id={ref}; text={quote}',
      '{ref} を見ると、{user}が{quote}と書いていることが分かります。',
      '{ref} のエンゲージメントは{metric}にのぼります。',
    ],
    wrong_platform: [
      '{platform}を使う{author}さんは{quote}と述べています({ref})。',
      'id={ref}; platform={platform}',
      'この発言は{platform}で行われました: {quote}({ref})',
      '{date}に{user}がこう投稿しました。{quote}({ref})',
      '{platform}経由で公開: {quote}(出所 {ref})',
      '{ref} は{platform}で見られます。',
    ],
    wrong_author: [
      '投稿 {ref} を書いたのは{author}というアカウントです。',
      'id={ref}; author={author}',
      '書き手は{author}さんです。{quote}({ref})',
      '{author}が書いて投稿した文: {quote}(出所 {ref})',
      '{author}というアカウントが{platform}で{quote}と公開しました({ref})。',
    ],
    wrong_date: [
      '{ref} の公開日は{date}です。',
      'id={ref}; date={date}',
      '{author}が{quote}とシェアしたのは{date}のことです({ref})。',
      '投稿 {ref} は{ago}に書かれました。',
      '{ago}、{author}が公開: {quote}(出所 {ref})',
    ],
    wrong_metric: [
      '{author}の投稿は{metric}を記録しました({ref})。',
      'id={ref}; engagement: {metric}',
      '現時点で {ref} は{metric}です。',
      '{quote} — {metric}({author}、{ref})',
      '{platform}では {ref} に{metric}が集まりました。',
    ],
    wrong_number_word: [
      '{author}の投稿は{metricInWords}を記録しました({ref})。',
      '現時点で {ref} は{metricInWords}です。',
      '{platform}では {ref} に{metricInWords}が集まりました。',
      '{quote} — {metricInWords}({author}、{ref})',
      'これに{metricInWords}が付きました。{quote}(出所 {ref})',
    ],
    wrong_company: [
      '{ref} で触れられているブランドは{company}です。',
      'id={ref}; company={company}',
      '{user}は {ref} で{company}に言及しています。',
      'こちらは{company}の話です。{quote}({author}、{ref})',
      '投稿 {ref} で{author}は{company}について語っています。{quote}',
    ],
    negation: [
      '{author}というアカウントは {ref} を{platform}に公開し<ていません|ました>。',
      '{quote}という文は {ref} に<含まれていません|含まれています>。',
      '{quote}と書いたのは{author}さん<ではないそうです|です>({ref})。',
      '{ref} が公開されたのは{date}<ではありません|です>。',
      '{ref} が{metric}を得たというのは<誤りです|本当です>。',
    ],
    opposite: [
      '{ref} で{author}は<今年一番の買い物だと述べています|{quote}と書いています>。',
      '{author}さんは<満足しているお客様です|こう表現しています。{quote}>({ref})',
      '{date}、{user}は<好意的な言葉ばかりを並べました|{quote}と書きました>({ref})。',
      '{author}さんから<絶賛レビューが届きました|この一文です。{quote}>({ref})',
      '投稿 {ref} は<すべて順調だと伝えています|{quote}と書いています>。',
    ],
    quantifier: [
      '{ref} では<回答者全員が|{author}が>{quote}と述べています。',
      '{platform}で<何百人もの人が|{author}が>{quote}と書きました({ref})。',
      '{author}は{quote}と書き<、誰も異を唱えませんでした|ました>({ref})。',
      '{quote} — <ユーザーの半数がそう感じています|{date}の投稿です>({ref})',
      '<ごく一部の顧客だけが|{date}のある投稿が>{quote}と伝えています({ref})。',
    ],
    superlative: [
      '{date}、<最も影響力のある|>{author}が{quote}と書きました({ref})。',
      '<この調査の最大の発見|{platform}で聞いた声>: {quote}({ref})',
      '<最も議論を呼んだ|>投稿 {ref} には{quote}と書いてあります。',
      '{author}は{quote}と投稿しました({ref})。<これまでで最高の要約です。|>',
      '<史上最悪のレビュー|{author}より>: {quote}({ref})',
    ],
    cause: [
      '{date}、<安い素材を使った結果、|>{author}は{quote}と書きました({ref})。',
      '{platform}で{author}が{quote}と投稿しました({ref})。<サポートの人手不足が原因です。|>',
      '投稿 {ref} には{quote}と書いてあり<、これは物流の変更によるものです|ます>。',
      '<新価格を受けて、|>{user}は{quote}と書き込みました({ref})。',
      '{quote}({author}、{ref})<。背景にあるのは部品不足です。|>',
    ],
    opinion: [
      '{author}の投稿 {ref} は<見事に言い当てています|こう述べています>。{quote}',
      '{ref} で{author}は<失礼にも|>{quote}と書いています。',
      '<うれしい|次の>投稿は{author}さんからです。{quote}({ref})',
      '{quote}({author}、{ref})<。とても理不尽だと思います。|>',
      '{platform}で{author}は{quote}と言いました<が、真剣に受け止めるべきです|>({ref})。',
    ],
    trend_literal: [
      '{trend}という話題は{authors}人が書いた{mentions}件の投稿から成り、スコアは{score}です。',
      'trend={trend}; mentions={mentions}; authors={authors}; score={score}',
      '{place}に来るのが{trend}で、{score}点です。',
      '{authors}人が{mentions}件の投稿で話題にした{trend}は{status}。',
      '{trend}の最初の投稿は{firstDay}付、最も新しい投稿は{lastDay}付です。',
      'ランキングでは{trend}が{placeNumber}位で、言及は{mentions}件、スコアは{score}です。',
    ],
    wrong_score: [
      '{trend}が獲得したスコアは{score}です。',
      'trend={trend}; score={score}',
      '{trend}は100点満点で{score}点と見ています。',
      '{trend}は{score}と評価されました。',
      '{score}点の{trend}がランキングに入っています。',
    ],
    wrong_figure: [
      '{trend}という話題は{mentions}件の投稿から成ります。',
      'trend={trend}; mentions={mentions}; authors={authors}',
      '全部で{authors}個のアカウントが{trend}について書きました。',
      'サンプルには{trend}の投稿が{mentions}件あります。',
      '{authors}人が{mentions}件の投稿で{trend}を論じています。',
    ],
    wrong_status: [
      '総じて言えば、{trend}は{status}。',
      'データを見ると、{trend}は{status}。',
      '今号の話題: {trend}は{status}。',
      '{trend}(投稿者{authors}人、投稿{mentions}件)は{status}。',
      '私の見立てでは、{trend}は{status}。',
    ],
    wrong_direction: [
      '{trend}への関心は{status}。',
      '数字によれば、{trend}は{status}。',
      '一方、{trend}は{status}。',
      '{score}点の{trend}は{status}。',
      '投稿が{mentions}件ある話題{trend}は{status}。',
    ],
    wrong_rank: [
      'ランキングの{place}は{trend}です。',
      'trend={trend}; rank={placeNumber}',
      '投稿の数では{trend}が先頭を走っています。',
      '最も頻繁に言及される話題は{trend}です。',
      '{trend}の順位は{placeNumber}です。',
    ],
    wrong_trend_platform: [
      '{trend}が出てくる場所の一つは{platform}です。',
      '{platform}を使う人たちが{trend}について投稿しました。',
      '{platform}のほうでは{trend}が話題に上っています。',
      '{trend}の投稿が{platform}で見つかりました。',
      '{trend}をめぐる動きが{platform}にあります。',
    ],
    wrong_comparison: [
      '{trend}は{other}より多くの投稿者を集めました。',
      '{other}のことは{trend}ほど語られていません。',
      '話題{trend}の点数は{other}を上回ります。',
      '{other}の言及数は{trend}より少ないです。',
      '二つを比べると、{trend}のほうが{other}より頻繁に言及されています。',
    ],
    wrong_trend_number_word: [
      '{trend}という話題は{mentionsInWords}件の投稿から成ります。',
      '全部で{authorsInWords}人が{trend}について書きました。',
      'サンプルには{trend}の投稿が{mentionsInWords}件あります。',
      '{authorsInWords}人が{mentionsInWords}件の投稿で{trend}を論じています。',
      '{trend}については{mentionsInWords}件の言及となります。',
    ],
    wrong_day: [
      '{trend}に触れた最も古い投稿は{firstDay}に書かれました。',
      '{trend}の物語は{firstDay}に始まります。',
      '{trend}について最後に投稿があったのは{lastDay}です。',
      'trend={trend}; first_seen={firstDay}; last_seen={lastDay}',
      '{trend}の初登場は{firstDay}でした。',
    ],
    wrong_share: [
      '{trend}を構成する投稿の{platformPercent}が{platform}に載りました。',
      '{trend}では{platform}が{mentions}件のうち{platformPosts}件を担っています。',
      '{trend}の内訳を見ると、{platform}の投稿は{platformPosts}件です。',
      '{trend}に関しては、投稿の{platformPercent}が{platform}上にあります。',
      '{trend}の投稿は{mentions}件あり、そのうち{platformPosts}件は{platform}で書かれました。',
    ],
    wrong_intent: [
      '{mentions}件中{intentPosts}件で、{trend}の投稿は{intent}。',
      '数えたところ、{trend}の投稿{intentPosts}件が{intent}。',
      '{trend}に言及した全投稿の{intentPercent}が{intent}。',
      '{trend}に関しては、{mentions}件の投稿のうち{intentPosts}件が{intent}。',
      '{mentions}件ある{trend}の投稿の中で、{intentPosts}件が{intent}。',
    ],
  },
}
