import type { LanguageWords } from '../../language.ts'

/** What makes a name the one who speaks: see speakers.ts. */
export const speakers: LanguageWords['speakers'] = {
  phrases: '{name}(의 게시물|의 계정|의 글| 계정| 측| 공식)',
  sources: '{name}(에 따르면|에 의하면|측에 따르면)',
  subjects: '{name}(은|는|이|가|측은)',
  members: '{name}의 {author}',
  others: `{name}(을|를) 인용|{name}(와|과) 함께|{name}의 (주인|소유자|대표|직원|팔로워|팬|구독자|창업자|담당자|말)|{name}(에게|한테|에) (알|물|말|전)|{name}(에서|에게서|한테서|로부터) (들|전해)|{name}[의][ ](고객|사용자|이용자|구매자|소비자)|{name}(에게|에) (쓴|썼다|보낸|보냈다|답했다)|{name}(이|가|에) 인용|{name}[와|과]의 (대화|토론|논의)`,
}
