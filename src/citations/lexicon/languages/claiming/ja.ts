import type { LanguageWords } from '../../language.ts'

/** Words that claim something though, or where, their like claim nothing: see claiming.ts. */
export const claiming: LanguageWords['claiming'] = {
  always: `
ユーザー全体|利用者全体|顧客全体|客全体|人全体|者全体|全体が|という点で|ことになる|ことがある|こともある|ところ|ものか|ものなら|人々の中で|限り|場合|た方が`,
  quoting: `
(私|わたし|僕|俺|我々|私たち|私達|わたしたち|弊社|当社)(は|が|も|の)`,
  counting: `
(1つの|一つの|ひとつの|1件の|一件の|1人の|一人の|同じ|同一の|この|弊社の|当社の|我々の|私たちの|自社の)(投稿|ユーザー|投稿者|著者|作者|人|スレッド|プラットフォーム|チャンネル|アカウント|顧客|お客様|動画|コメント|コミュニティ)
(投稿|ユーザー|投稿者|著者|プラットフォーム|1件|一件|1人|一人|1日|一日)(あたり|当たり|につき|ごと)`,
  untold: `
現在|いま|今|目下|現時点[で|では]|ただいま|上がって|上って|動き|反響`,
}

/** What kind of text words say that a post is: see text-kinds.ts. */
export const textKinds: LanguageWords['textKinds'] = {
  title: `
タイトル|題名|表題|見出し|件名|題して|題する`,
  comment: `
コメント(は|が|で|に|の|では|には|内|欄)|返信(は|が|で|に|の|では|には)|リプライ(は|が|で|に|の)|回答(は|が|で|の)`,
  opening: `
元の投稿|元投稿|元スレ|スレ主|最初の投稿`,
  video: `
動画|ビデオ|映像`,
  review: `
レビュー(は|が|で|に|の|では|には|者)`,
  below: `
{thread}[ ][という|と題する|と題された|の](動画|投稿|スレッド|スレ|ビデオ)(の下|のコメント|に|への)|{thread}[ ][という|と題する|と題された|の](スレッド|スレ)で
(動画|投稿|スレッド|スレ|ビデオ)[ ]{thread}[ ](の下|のコメント|に|への)|(スレッド|スレ)[ ]{thread}[ ]で|{thread}[ ]の下`,
  other: `
動画投稿者`,
}
