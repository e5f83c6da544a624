import type { Language } from '../../wording.ts'
import { ja as known } from '../ja/index.ts'

const weekdays = ['日', '月', '火', '水', '木', '金', '土']

export const ja: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`「${text}」`, `『${text}』`, `"${text}"`],
    date(day) {
      const [date, month, year] = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()]
      return [
        `${year}年${month}月${date}日`,
        `${month}月${date}日`,
        `${month}月${date}日（${weekdays[day.getUTCDay()]}）`,
        `${year}/${month}/${date}`,
        `${month}/${date}`,
      ]
    },
    ago(days) {
      if (days === 0) return '本日'
      if (days === 1) return '昨日'
      if (days === 2) return '一昨日'
      return days % 7 === 0 ? `${days / 7}週間前` : `${days}日前`
    },
    number(value) {
      if (value < 1000) return [String(value)]
      const step = 10 ** (String(value).length - 2)
      const whole = value.toLocaleString('en-US')
      if (value < 10_000) return [whole, `約${(Math.round(value / step) * step).toLocaleString('en-US')}`]
      return [whole, `約${Math.round(value / 1000) / 10}万`]
    },
    percent: (value) => `${value}%`,
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X（旧Twitter）'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['Reddit上のユーザー', 'Redditの投稿者', 'Redditのある顧客'],
      x: ['X上のユーザー', 'X（旧Twitter）の投稿者', 'Xのある顧客'],
      youtube: ['YouTube上のユーザー', 'YouTubeの投稿者', 'YouTubeのある顧客'],
      facebook: ['Facebook上のユーザー', 'Facebookの投稿者', 'Facebookのある顧客'],
      instagram: ['Instagram上のユーザー', 'Instagramの投稿者', 'Instagramのある顧客'],
    },
    metric: {
      score: ['スコア{n}', '{n}ポイント'],
      comments: ['コメント{n}件', '{n}件のコメント'],
      likes: ['いいね{n}件', '{n}件のいいね'],
      reposts: ['リポスト{n}件', '{n}件のリポスト'],
      replies: ['返信{n}件', '{n}件の返信'],
      views: ['閲覧{n}回', '{n}回の視聴'],
      reactions: ['リアクション{n}件', '{n}件のリアクション'],
      shares: ['シェア{n}件', '{n}件のシェア'],
    },
    status: {
      new: ['新たに浮上しています', '新しい動きです', '最近になって出てきました'],
      rising: ['増加傾向にあります', '勢いを増しています', '拡大しています', '盛り上がりを見せています'],
      steady: [
        '横ばいで推移しています',
        '安定しています',
        '目立った動きがありません',
        'ほぼ変わっていません',
      ],
      fading: ['減少傾向にあります', '勢いを失っています', '沈静化しつつあります', '縮小しています'],
    },
    steep: {
      up: ['急増しています', '急速に拡大しています', '急上昇しています', '爆発的に広がっています'],
      down: [
        '急減しています',
        '急速にしぼんでいます',
        '大きく落ち込んでいます',
        'ほとんど見られなくなりました',
      ],
    },
    intent: {
      problem: '問題を報告しています',
      question: '疑問を投げかけています',
      wish: '要望を伝えています',
      praise: '好意的に評価しています',
      comparison: '他との比較に触れています',
      leaving: '解約や乗り換えに言及しています',
      hazard: '安全上のリスクを指摘しています',
    },
  },
  templates: {
    post_literal: [
      '- **{platform}（{date}）**：{quote}（{author}、{ref}）',
      '{date}に{platform}へ投稿された{author}のコメントには、{quote}とあります（{ref}）。',
      '| {date} | {author}（{platform}） | {quote} | {ref} |',
      '{platform}では、{author}から{quote}という声が寄せられています（{ref}）。',
      '投稿 {ref} の中で、{author}は{quote}と記しています。',
      '顧客の声：{quote}（{platform}、{author}、{date}、投稿ID {ref}）',
    ],
    altered_quotation: [
      '{author}の言葉を借りれば、{quote}ということです（{ref}）。',
      '{platform}のある顧客は、{quote}と書き込んでいます（{ref}）。',
      '- ユーザーの声：{quote}（{author}、{ref}）',
      '元の投稿には{quote}という一文があります[{ref}]。',
      '{author}は次のように記しています。{quote}（{ref}）',
    ],
    misplaced_quotation: [
      '投稿 {ref} には、{quote}という記述が見られます。',
      '{author}は状況を{quote}と説明しています（{ref}）。',
      '代表的なコメント：{quote}（出所：{ref}）',
      '| {ref} | {author} | {quote} |',
      '以下は {ref} からの抜粋です。{quote}',
    ],
    invented_id: [
      'その一例が {ref} で、{author}は{quote}と書いています。',
      '{quote}（{platform}の投稿 {ref}）',
      'たとえば{author}は{quote}と指摘しています（投稿ID：{ref}）。',
      '{date}付の{author}の投稿 {ref} を参照してください。',
      '- {ref}：{quote}、{author}',
    ],
    wrong_platform: [
      '{platform}への投稿で、{author}は{quote}と語っています（{ref}）。',
      '{user}からは、{quote}との声が上がっています（{ref}）。',
      '{ref} は、{author}が{platform}に投稿したものです。',
      '| {ref} | {platform} | {quote} |',
      '{quote}と、{user}は説明しています[{ref}]。',
    ],
    wrong_author: [
      '{ref} を投稿したのは{author}です。',
      '{quote} — {author}[{ref}]',
      '{ref} において、{author}は{quote}と述べています。',
      '{author}による投稿に、{quote}という一文があります（{platform}、{ref}）。',
      '{quote}との指摘は、{author}によるものです（{ref}）。',
    ],
    wrong_date: [
      '{date}付の投稿で、{author}は{quote}と書いています（{ref}）。',
      '{quote}（{author}、{date}、{ref}）',
      '{ago}の投稿では、{quote}と書かれています（{ref}）。',
      '{date}、{platform}上で、ある顧客が{quote}と書き込みました[{ref}]。',
      '{ref} の投稿日は{date}で、{quote}という内容を含みます。',
    ],
    wrong_metric: [
      'この投稿には、これまでに{metric}が付いています（{ref}）。',
      '{quote} — {author}、{metric}（{ref}）',
      '{metric}を集めた{author}の投稿に、{quote}とあります（{ref}）。',
      '| {ref} | {author} | {metric} |',
      '分析時点で、{ref} は{metric}を獲得しています。',
    ],
    wrong_number_word: [
      '{author}の投稿には{metricInWords}が付きました（{ref}）。',
      '{metricInWords}を得た投稿で、{author}は{quote}と書いています（{ref}）。',
      '{ref} は{metricInWords}を獲得しています。',
      '{quote} — {author}（{platform}、{metricInWords}、{ref}）',
      '現時点の反響：{metricInWords}（{ref}）',
    ],
    wrong_company: [
      '{ref} では、{company}が名指しされています。',
      '{author}は{company}に触れ、{quote}と書いています（{ref}）。',
      '{company}の名前を挙げた投稿の中で、{author}は{quote}と述べています（{ref}）。',
      '- {company}：{quote}（{author}、{ref}）',
      '{author}が言及している企業は{company}です（{ref}）。',
    ],
    negation: [
      '{author}は{quote}と<は書いていません|書いています>（{ref}）。',
      '投稿 {ref} に{quote}という一文<はありません|があります>。',
      '{ref} は{platform}に投稿された<ものではありません|ものです>。',
      '{quote}という発言は、{author}の<ものではありません|ものです>（{ref}）。',
      '{ref} は{metric}を<まだ獲得していません|獲得しています>。',
    ],
    opposite: [
      '{author}は<製品に十分満足しています|{quote}と書いています>（{ref}）。',
      '{ref} で、{author}は<この製品を強く勧めています|{quote}と書いています>。',
      '{ref} によると、<すべて期待どおりに動作しているとのことです|{quote}とのことです>。',
      '{user}は、<非常に快適に使えていると評価しています|{quote}と説明しています>（{ref}）。',
      '{platform}で{author}は<信頼性の高さを称賛しています|{quote}と述べています>（{ref}）。',
    ],
    quantifier: [
      '<多くの顧客が共通して|ある顧客が>{quote}と報告しています（{ref}）。',
      '<すべてのユーザーが|あるユーザーが>{quote}と述べています（{ref}）。',
      '{platform}では、<大半の顧客が|{author}が>{quote}と書いています（{ref}）。',
      '{author}は{quote}と書いて<おり、過半数の顧客も同じ意見です|います>（{ref}）。',
      '<広く一般に|ある投稿では>{quote}と述べられています（{ref}）。',
    ],
    superlative: [
      '{author}は{quote}と書いて<おり、これは最も多い不満です|います>（{ref}）。',
      '<顧客にとって最大の課題は|{platform}のある投稿は>{quote}<です|と述べています>（{ref}）。',
      '<期間中で最も批判的な|{date}の>投稿で、{author}は{quote}と書いています（{ref}）。',
      '{ref} は<最も説得力のある事例で、|>{quote}という一文を含みます。',
      '<これほど頻繁に指摘される点はありません|ある顧客の指摘です>：{quote}（{ref}）',
    ],
    cause: [
      '<最新のアップデートが原因で、|{platform}で>{author}は{quote}と書いています（{ref}）。',
      '{author}は{quote}と書いて<おり、これが解約の増加につながっています|います>（{ref}）。',
      '<品質管理の不備により、|{date}の投稿で>{author}は{quote}と書いています（{ref}）。',
      '{author}は{quote}と述べて<いますが、これは値上げの直接的な影響です|います>（{ref}）。',
      '<根本原因はファームウェアの欠陥です|投稿の一文です>：{quote}（{ref}）',
    ],
    opinion: [
      '{author}は{quote}と<適切に指摘しています|書いています>（{ref}）。',
      '<残念ながら、|{platform}で>{author}は{quote}と報告しています（{ref}）。',
      '{author}は{quote}と書いて<おり、優先的に対応すべきです|います>（{ref}）。',
      '<懸念すべきことに、|この投稿で>{author}は{quote}と書いています（{ref}）。',
      '{ref} は{quote}と<説得力のある主張をしています|述べています>。',
    ],
    trend_literal: [
      '{trend}は、{authors}人の投稿者による{mentions}件の投稿で言及されました。',
      '- {trend}：スコア{score}、投稿{mentions}件、投稿者{authors}人',
      '最新のランキングで、{trend}は{placeNumber}位（スコア{score}）です。',
      '{trend}という話題は{status}（言及{mentions}件、投稿者{authors}人）。',
      '| {placeNumber}位 | {trend} | 投稿{mentions}件 | 投稿者{authors}人 |',
      '{trend}に関しては、{authors}人が計{mentions}件の投稿を行っています。',
    ],
    wrong_score: [
      'スコア{score}の{trend}は、ランキングの{placeNumber}位です。',
      '{trend}はスコア{score}を記録しています。',
      '{trend}（スコア：{score}）は{status}。',
      '{trend}に与えられたスコアは{score}です。',
    ],
    wrong_figure: [
      '- {trend}：投稿{mentions}件',
      '{mentions}件の投稿が{trend}に言及しています。',
      '{trend}については、{authors}人の投稿者が書いています。',
      '{trend}をめぐる会話は、投稿{mentions}件、投稿者{authors}人に及びます。',
      '{trend}（言及{mentions}件、投稿者{authors}人）は{status}。',
    ],
    wrong_status: [
      '観測している話題の中で、{trend}は{status}。',
      '最新のデータによると、{trend}は{status}。',
      '- {trend}：この話題は{status}。',
      '直近のランキングで、{trend}は{status}（スコア{score}）。',
    ],
    wrong_direction: [
      '{trend}をめぐる議論は{status}。',
      'データを見る限り、{trend}は{status}。',
      '{trend}（投稿{mentions}件）は{status}。',
      '対象期間において、{trend}という話題は{status}。',
    ],
    wrong_rank: [
      '{trend}は全体の{placeNumber}位です。',
      'ランキングの{placeNumber}番目は{trend}です。',
      '{placeNumber}位：{trend}',
      '最も多く言及されている話題は{trend}です。',
      '{trend}の投稿数は、ほかのどの話題よりも多くなっています。',
    ],
    wrong_trend_platform: [
      '{trend}は{platform}で話題になっています。',
      '{trend}に関する投稿は{platform}で確認できます。',
      '{platform}では、{trend}について議論されています。',
      '{trend}が取り上げられているプラットフォームの一つは{platform}です。',
    ],
    wrong_comparison: [
      '{trend}は{other}よりも活発に議論されています。',
      '{trend}のスコアは{other}を上回っています。',
      '{other}と比べて、{trend}のほうが言及件数が多くなっています。',
      '{other}の投稿数は{trend}より少なくなっています。',
      'ランキングでは、{trend}が{other}より上位です。',
    ],
    wrong_trend_number_word: [
      '{trend}は{mentionsInWords}件の投稿に登場します。',
      'これまでに{authorsInWords}人が{trend}について投稿しました。',
      '{trend}という話題は、{authorsInWords}人による{mentionsInWords}件の投稿に基づきます。',
      '{trend}を取り上げた投稿は、合わせて{mentionsInWords}件を数えます。',
      '{trend}の話題に声を寄せたのは{authorsInWords}人の投稿者です。',
    ],
    wrong_day: [
      '{trend}が初めて言及されたのは{firstDay}です。',
      '{trend}に関する最初の投稿は{firstDay}、最新の投稿は{lastDay}です。',
      '{trend}が最後に言及されたのは{lastDay}です。',
      '{trend}に関する投稿は{firstDay}から始まっています。',
    ],
    wrong_share: [
      '{trend}に関する投稿の{platformPercent}を{platform}が占めます。',
      '{trend}に関する{mentions}件の投稿のうち、{platformPosts}件は{platform}からのものです。',
      '{trend}をめぐる会話の{platformPercent}は{platform}で行われています。',
      '- {trend}：言及{mentions}件中{platformPosts}件が{platform}',
    ],
    wrong_intent: [
      '{trend}に関する{mentions}件の投稿のうち、{intentPosts}件は{intent}。',
      '{trend}に関する投稿の{intentPercent}は{intent}。',
      '{trend}では、{intentPosts}件の投稿が{intent}。',
      '- {trend}：{mentions}件中{intentPosts}件（{intentPercent}）が{intent}',
    ],
  },
}
