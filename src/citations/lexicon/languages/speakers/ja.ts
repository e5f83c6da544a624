import type { LanguageWords } from '../../language.ts'

/** What makes a name the one who speaks: see speakers.ts. */
export const speakers: LanguageWords['speakers'] = {
  phrases: '(投稿者|作者)(は|:|：){name}|{name}(の投稿|のアカウント|の公式|公式)',
  sources: '{name}(によると|によれば|曰く|いわく)',
  subjects: '{name}(は|が|側は|さんは|社は)',
  members: '{name}の{author}',
  others: `{name}(を引用|を引き|の言葉|の発言)|{name}の(オーナー|所有者|経営者|社長|社員|従業員|フォロワー|ファン|担当者|創業者)|{name}(から聞|からきい|に聞|に伝え|に尋ね|に質問|に答え)|{name}の(利用者|顧客|お客様|ユーザー|客|購入者)|{name}(ユーザー|利用者|の客)|{name}に(書い|書き|送|返信|メール|投稿)|{name}(に引用|が引用|は引用)|{name}との(議論|討論|会話|対話|やり取り)`,
}
