import type { LanguageWords } from '../../language.ts'

/** Words that claim something though, or where, their like claim nothing: see claiming.ts. */
export const claiming: LanguageWords['claiming'] = {
  always: `
一般人都|用户全体|在内的所有|一致|一声|个个|人人|条条|一一|一起|一直|一再|一旦|一定|大部分|部分|一部分|多数|全体|在于是|有的是|有些|有点|个别|各位|总体[上|来说|而言]|整体[上|来说]|全体|粉丝
總體`,
  quoting: `
(我|我们|咱们|你|你们|我們)(写道|说|表示|称|发帖|写|认为|指出|评论|發帖|寫道|說)`,
  counting: `
(一个|一位|一名|一条|一则|一篇|同一|同一个|同一位|同一条|这个|这条|这位|这篇|该|我们的|我们|咱们的|我司的|单个|单一|單一)(作者|用户|人|帖子|主题帖|平台|渠道|频道|客户|顾客|账号|账户|视频|评论|社区|网站)
(每|平均每|各)[个|条|位|名|篇](平台|帖子|作者|用户|人|天|周|月|小时)|每(平台|帖|人|天|周|月|小时)`,
  untold: `
目前|现在|当前|眼下|如今|现时|此刻|現在|當前`,
}

/** What kind of text words say that a post is: see text-kinds.ts. */
export const textKinds: LanguageWords['textKinds'] = {
  title: `
标题|題目|题目|题为|標題`,
  comment: `
(条|该|的|一则|这则|在|这条|篇)(评论|回复|留言|評論|回覆)|(评论|回复|留言)(中|里|内|区|是|为|的内容)|评论写道`,
  opening: `
原帖|主帖|首帖|楼主|樓主`,
  video: `
视频|影片|短片|視頻`,
  review: `
(条|则|篇|條|則|一条|这条|一则|这则|一篇|这篇)(评价|点评|测评|評價|點評|測評)`,
  below: `
[在]{thread}[ ][这个|这条|这段|这篇|的](视频|影片|帖子|帖|讨论串|視頻|討論串)(下|下面|下方|里|中|的)
[在](视频|影片|帖子|帖|讨论串|視頻|討論串)[ ]{thread}[ ](下|下面|下方|里|中|的)|[在]{thread}[ ](下面|下方|下)`,
  other: '',
}
