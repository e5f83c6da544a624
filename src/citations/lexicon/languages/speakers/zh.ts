import type { LanguageWords } from '../../language.ts'

/** What makes a name the one who speaks: see speakers.ts. */
export const speakers: LanguageWords['speakers'] = {
  phrases: '由{name}|{name}(的帖子|的账号|的官方|官方|的推文)|代表{name}',
  sources: '(根据|据){name}',
  subjects: '',
  members: '{name}的{author}|{author}代表{name}',
  others: `(引用|援引|转述|引述|告诉|询问|通知|听)[了|到|说]{name}|{name}的(老板|所有者|主人|粉丝|员工|关注者|创始人|负责人|代表|话)|谈到{name}时说|{name}[的](客户|顾客|用户|买家|消费者|客戶|顧客|用戶)|(给|向|对){name}(写|发|留言|回复|说)|被{name}引用|{name}引用|与{name}的(讨论|辩论|对话|争论)`,
}
