import type { Language } from '../../wording.ts'
import { ja as known } from '../ja/index.ts'

const weekdays = ['日', '月', '火', '水', '木', '金', '土']
const places = ['1位', '2位', '3位', '4位', '5位', '6位', '7位', '8位', '9位', '10位']

export const ja: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`「${text}」`, `『${text}』`, `"${text}"`],
    date(day) {
      const [date, month, year] = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()]
      const weekday = weekdays[day.getUTCDay()] ?? ''
      return [
        `${month}月${date}日`,
        `${month}月${date}日（${weekday}）`,
        `${month}/${date}（${weekday}）`,
        `${year}年${month}月${date}日`,
        `${year}.${month}.${date}`,
      ]
    },
    ago(days) {
      if (days < 3) return ['本日', '昨日', '一昨日'][days] ?? ''
      return days % 7 === 0 ? `${days / 7}週間前` : `${days}日前`
    },
    number(value) {
      const plain = value.toLocaleString('ja-JP')
      if (value < 1000) return [plain]
      const rounded = Number(value.toPrecision(2))
      const inTenThousands = value < 10_000 ? rounded.toLocaleString('ja-JP') : `${rounded / 10_000}万`
      return [plain, `約${inTenThousands}`, String(value)]
    },
    score: (value) => String(value),
    percent: (value) => `${value}パーセント`,
    ordinal: (place) => places[place - 1] ?? '',
    platform: {
      reddit: ['Reddit', 'レディット'],
      x: ['X', 'X（旧Twitter）', '旧ツイッターのX'],
      youtube: ['YouTube', 'ユーチューブ'],
      facebook: ['Facebook', 'フェイスブック'],
      instagram: ['Instagram', 'インスタグラム'],
    },
    user: {
      reddit: ['Reddit上の顧客', 'Redditのある投稿者', 'Redditに投稿した方'],
      x: ['X上の顧客', 'Xのある投稿者', 'X（旧Twitter）に投稿した方'],
      youtube: ['YouTube上の顧客', 'YouTubeのある投稿者', 'YouTubeに投稿した方'],
      facebook: ['Facebook上の顧客', 'Facebookのある投稿者', 'Facebookに投稿した方'],
      instagram: ['Instagram上の顧客', 'インスタグラムのある投稿者', 'Instagramに投稿した方'],
    },
    metric: {
      score: ['{n}ポイント', 'スコア{n}点'],
      comments: ['{n}件のコメント', 'コメント{n}件'],
      likes: ['{n}件の「いいね」', '「いいね！」{n}件', 'いいね{n}件'],
      reposts: ['{n}件のリポスト', 'リツイート{n}件'],
      replies: ['{n}件の返信', 'リプライ{n}件'],
      views: ['{n}回の閲覧', '閲覧{n}回'],
      reactions: ['{n}件のリアクション', 'リアクション{n}件'],
      shares: ['{n}件のシェア', 'シェア{n}件'],
    },
    status: {
      new: ['新しく浮上しました', '最近出てきたばかりです', '新規とされています', '新顔です'],
      rising: ['増加傾向にあります', '勢いを増しています', '右肩上がりです', '広がりつつあります'],
      steady: ['横ばいで推移しています', '安定しています', 'ほぼ変わりません', '一定の水準を保っています'],
      fading: [
        '減少傾向にあります',
        '下火になりつつあります',
        '勢いが衰えています',
        '沈静化に向かっています',
      ],
    },
    steep: {
      up: ['急増しています', '爆発的に広がっています', '急上昇しています', '一気に拡散しています'],
      down: ['激減しています', 'ほぼ姿を消しました', '急速にしぼんでいます', '急落しています'],
    },
    intent: {
      problem: '問題を訴えています',
      question: '疑問を投げかけています',
      wish: '要望を伝えています',
      praise: '好意的に評価しています',
      comparison: '他との比較を行っています',
      leaving: '解約や乗り換えに触れています',
      hazard: '安全上のリスクを指摘しています',
    },
  },
  templates: {
    post_literal: [
      '・{author}（{platform}、{date}）：{quote}【{ref}】',
      '{date}に{platform}へ投稿された{author}の書き込みに、{quote}とあります（{ref}）。',
      '{quote}――{author}、{platform}（{ref}）',
      '一例として、{author}は{quote}とつづっています（{ref}）。',
      '| {date} | {platform} | {author} | {quote} | {ref} |',
      '{ref}の投稿者は{author}で、文中に{quote}とあります。',
      '{date}、{author}は次のように書き込みました。{quote}（{ref}、{metric}）',
    ],
    altered_quotation: [
      '{author}の言葉を借りれば、{quote}とのことです（{ref}）。',
      '- {quote}（{author}、{platform}、{ref}）',
      'ある顧客は状況を{quote}と説明しています（出典：{ref}）。',
      '{ref}において、{author}は{quote}と報告しています。',
      '投稿[{ref}]には一字一句{quote}とあります。',
      '{platform}に寄せられた顧客の声：{quote}（{author}、{ref}）',
    ],
    misplaced_quotation: [
      '{author}は{ref}の中で{quote}と語っています。',
      '投稿{ref}には{quote}という一文が含まれています。',
      '{quote}（顧客の声、{platform}、{ref}）',
      'たとえば{author}は{quote}と記しています［{ref}］。',
      '{quote}という一節は、{author}が投稿した{ref}からの抜粋です。',
    ],
    invented_id: [
      '{quote}（投稿ID：{ref}）',
      '{author}が{quote}と述べている投稿{ref}をご参照ください。',
      '- {date}、{platform}、{ref}：{quote}',
      '今回の分析の裏付けとなる投稿の一つが{ref}です。{quote}',
      '{date}に{author}が{quote}と書いており、投稿IDは{ref}です。',
    ],
    wrong_platform: [
      '{quote}（{platform}への投稿、{ref}）',
      '{ref}は{platform}に投稿されたものです。',
      '{author}は{platform}を通じて{quote}と発信しました（{ref}）。',
      '{user}が{quote}と書き込んでいます［{ref}］。',
      '{user}によると、{quote}とのことです（{ref}）。',
    ],
    wrong_author: [
      '投稿{ref}は{author}が書いたものです。',
      '{quote}（投稿者：{author}、{ref}）',
      '{ref}を投稿したのは{author}で、{quote}と書いています。',
      '- {author}：{quote}（{platform}、{ref}）',
      '次の言葉は{author}によるものです。{quote}［{ref}］',
      '{author}のアカウントから{quote}と発信されています（{ref}）。',
    ],
    wrong_date: [
      '{ref}は{date}に投稿されました。',
      '{quote}という発言は{date}付です（{ref}）。',
      '- {date}：{author}が{quote}と投稿［{ref}］',
      '{ago}、{author}は{quote}と書き込みました（{ref}）。',
      '{date}、{platform}で顧客から{quote}との声が上がりました（{ref}）。',
      '{author}の{date}の投稿には{quote}とあります（{ref}）。',
    ],
    wrong_metric: [
      '{author}の投稿には{metric}が付いています（{ref}）。',
      '現時点で{ref}は{metric}を獲得しています。',
      '- {quote}（{author}、{metric}、{ref}）',
      '収集時点での{ref}への反応は{metric}でした。',
      '{author}は{quote}という投稿で{metric}を得ました（{ref}）。',
    ],
    wrong_number_word: [
      '{ref}には現在{metricInWords}が付いています。',
      '投稿{ref}が集めたのは{metricInWords}です。',
      '{ref}については{metricInWords}を確認しました。',
      '{author}のこの投稿は{metricInWords}を得ました：{quote}（{ref}）',
      '{metricInWords}を獲得した{ref}の投稿者は{author}です。',
    ],
    wrong_company: [
      '{ref}では{company}が名指しされています。',
      '{author}は{company}の名前を挙げ、{quote}と書いています（{ref}）。',
      '- {company}：{author}が{platform}で{quote}と発言（{ref}）',
      '{company}に言及した投稿の中で、{author}は{quote}と述べています（{ref}）。',
      '{author}が{ref}で触れている企業は{company}です。',
      '{company}に対する顧客の声：{quote}（{author}、{ref}）',
    ],
    negation: [
      '投稿{ref}は{author}によるもの<ではありません|です>。',
      '{author}は{quote}と<は一度も言っていません|言っています>（{ref}）。',
      '{quote}という文は{ref}に<含まれていません|含まれています>。',
      '{ref}が投稿されたの<は{platform}ではありません|は{platform}です>。',
      '{quote}という{author}の投稿は<存在しません|存在します>（{ref}）。',
      '{ref}は{metric}を<まだ得ていません|得ています>。',
    ],
    opposite: [
      '{author}は<何の不満もないようです|{quote}と書いています>（{ref}）。',
      '{ref}で{author}は<この製品を誰にでも薦めています|{quote}と報告しています>。',
      '{author}は<心から満足しています|{quote}と書き込みました>（{ref}）。',
      '{ref}によると、<すべて問題なく動いている|{quote}>とのことです。',
      'この顧客は<不具合は一切ないと話しています|{quote}と話しています>（{platform}、{ref}）。',
    ],
    quantifier: [
      '<顧客は口をそろえて|{author}は>{quote}と言っています（{ref}）。',
      '<数十人のユーザーが|{platform}のユーザーが>{quote}と報告しています（{ref}）。',
      '{author}は{quote}と書いて<おり、スレッドの全員が同意して|>います（{ref}）。',
      '<どのレビューも結論は同じで、|{date}、{author}は>{quote}と書いています［{ref}］。',
      '{ref}は<大多数の顧客の意見を代弁し、>{quote}と述べています。',
    ],
    superlative: [
      '<最も多い苦情は|投稿の文面は>{quote}です（{ref}）。',
      '<顧客が抱える最大の問題|{author}による投稿>：{quote}（{ref}）',
      '<この件で最も読まれた投稿である>{ref}には{quote}とあります。',
      '{author}は{quote}と書き<、全データ中で最も手厳しい批判となり>ました（{ref}）。',
      '<何よりひどいことに|{date}>、{author}は{quote}と書いています（{ref}）。',
    ],
    cause: [
      '<会社が品質をおろそかにしたため、>{author}は{quote}と書き込みました（{ref}）。',
      '<前回のアップデートの影響で|{platform}で>、{author}は{quote}と報告しています（{ref}）。',
      '{quote}（{author}、{ref}）<という声は、品質管理の甘さに起因しています。|>',
      '<サポートの人手不足により|{date}に>、{author}は{quote}と書きました（{ref}）。',
      '{author}が{quote}と投稿し<た結果、多くの顧客が解約し>ました（{ref}）。',
    ],
    opinion: [
      '<至極当然ながら|{platform}で>、{author}は{quote}と述べています（{ref}）。',
      '{author}の投稿には{quote}とあり<、製品チームは危機感を持つべきで|ま>す（{ref}）。',
      '{author}の<憂慮すべき>発言：{quote}（{ref}）',
      '{quote}（{ref}）<というのは、この価格では許されません。|>',
      '{author}は{quote}と<説得力のある主張をしています|書いています>（{ref}）。',
    ],
    trend_literal: [
      '・{trend}：言及数{mentions}件、投稿者数{authors}人（スコア{score}）',
      '{trend}は{authors}人による{mentions}件の投稿があり、{placeNumber}位です。',
      '{trend}のスコアは{score}で、{authors}人が投稿しています。',
      '| {placeNumber}位 | {trend} | スコア{score} | 投稿{mentions}件 | 投稿者{authors}人 |',
      '{firstDay}から{lastDay}までに、{trend}に関する投稿が{mentions}件ありました。',
      '{trend}に関する{mentions}件の投稿のうち、{platformPosts}件は{platform}に投稿されたものです。',
    ],
    wrong_score: [
      'トレンド{trend}の評価は{score}点です。',
      '- {trend}（スコア：{score}）',
      '言及{mentions}件の{trend}には{score}というスコアが付いています。',
      '{trend}のスコアは現在{score}に達しています。',
    ],
    wrong_figure: [
      'これまでに{authors}人が{trend}について書き込んでいます。',
      '{trend}に触れた投稿は{mentions}件に上ります。',
      '- {trend}（投稿{mentions}件、投稿者{authors}人）',
      '{trend}という話題は{mentions}件の投稿で取り上げられました。',
      '{trend}への言及は{authors}人による{mentions}件です。',
      '{trend}に関しては、**{authors}**アカウントから**{mentions}**件の投稿が寄せられています。',
    ],
    wrong_status: [
      '直近の数字を見ると、{trend}は{status}。',
      '当社のデータでは、{trend}は{status}。',
      '目下のところ、{trend}は{status}。',
      '{trend}という話題は{status}。',
      '- {trend}は{status}（投稿{mentions}件）。',
    ],
    wrong_direction: [
      '件数の面では、{trend}は{status}。',
      '{trend}は{status}。言及は現在{mentions}件です。',
      '週報に載せるべき点として、{trend}は{status}。',
      '要するに、{trend}は{status}。',
    ],
    wrong_rank: [
      '{trend}は{place}につけています。',
      '{place}には{trend}が入りました。',
      '- {placeNumber}位：{trend}',
      '{trend}は他のどの話題よりも投稿が多くなっています。',
    ],
    wrong_trend_platform: [
      '{trend}に関する投稿の一部は{platform}から寄せられたものです。',
      '{platform}上で{trend}への言及が確認されました。',
      '{platform}でも{trend}に関するやり取りが見られます。',
      '{trend}が取り上げられている場の一つが{platform}です。',
    ],
    wrong_comparison: [
      '{trend}に関する投稿は{other}に関する投稿を上回っています。',
      'ランキングでは{trend}が{other}をリードしています。',
      '{other}のスコアは{trend}より低くなっています。',
      '{other}と比べて、{trend}のほうが多くの人に言及されています。',
      '言及件数で見ると、{other}は{trend}ほど大きな話題ではありません。',
    ],
    wrong_trend_number_word: [
      'これまでに{authorsInWords}人が{trend}について投稿しています。',
      '{trend}に関する投稿は{mentionsInWords}件あります。',
      '{trend}は{mentionsInWords}回言及されています。',
      '{trend}という話題は{authorsInWords}人による{mentionsInWords}件の投稿に登場します。',
      '{trend}に触れた投稿は計{mentionsInWords}件です。',
    ],
    wrong_day: [
      '{trend}に関する最初の投稿は{firstDay}に公開されました。',
      '{trend}が初めて確認されたのは{firstDay}でした。',
      '{trend}に関する最新の投稿は{lastDay}付です。',
      '- {trend}：初出は{firstDay}、直近は{lastDay}',
    ],
    wrong_share: [
      '{trend}への言及{mentions}件のうち{platformPosts}件が{platform}上のものです。',
      '{platform}は{trend}に関する全投稿の{platformPercent}を占めます。',
      '{trend}への言及のうち、{platform}は{platformPosts}件（{platformPercent}）を占めています。',
      '{trend}における{platform}の割合は{platformPercent}です。',
      '- {trend}：{mentions}件中{platformPosts}件が{platform}への投稿',
    ],
    wrong_intent: [
      '{trend}に関する投稿{mentions}件のうち{intentPosts}件が{intent}。',
      '{trend}への言及の約{intentPercent}が{intent}。',
      '{trend}に関しては、{intentPosts}件の投稿が{intent}。',
      '{mentions}件ある{trend}の投稿のうち、{intentPercent}が{intent}。',
    ],
  },
}
