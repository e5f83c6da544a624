import type { LanguageWords } from '../../language.ts'

/** Words that claim something though, or where, their like claim nothing: see claiming.ts. */
export const claiming: LanguageWords['claiming'] = {
  always: `
다고 (한다|합니다|해요)
한편으로|전체가|하나같이|일부|한때|한꺼번에|한번|한 번|한마디로|한목소리로|경우에는|경우에만|우리 팀
답변(했|하|한)[다|습니다]|답변했다|등등`,
  quoting: `
(우리|저희|나|저)(는|은|가|도|들은|들이|희는|희가)|(내|제)가
(데이터|자료|숫자|수치|증거|보고서|결과)(는|은|가|이|에 따르면|에서|에 의하면)|분석|등`,
  company: `
기업|회사|업체|브랜드|제조사|제품|상품|판매자`,
  counting: `
(한|한 명의|하나의|같은|동일한|이|우리|저희|우리의|단일) (작성자|사용자|사람|게시물|글|플랫폼|채널|계정|고객|스레드|영상|댓글|커뮤니티|사이트)
(플랫폼|게시물|작성자|사용자|인|하루|일|주)당|(게시물|작성자|플랫폼)마다`,
  several: '',
  untold: `
현재|현재로서는|지금|요즘|이제|현 시점|이후|이래|이후로`,
}

/** What kind of text words say that a post is: see text-kinds.ts. */
export const textKinds: LanguageWords['textKinds'] = {
  title: `
제목|표제|헤드라인`,
  comment: `
댓글|답글|답변(은|이|에서|의)|코멘트(는|가|에서|의)`,
  opening: `
원글|원 게시물|원본 게시물|본 게시물|최초 게시물`,
  video: `
동영상|영상|비디오`,
  review: `
리뷰(는|가|에서|의|에는|에)`,
  mention: '',
  quote: '',
  below: `
{thread}[라는|이라는][ ](동영상|영상|비디오|게시물|게시글|글|스레드)[ ](아래|밑|의 댓글|에 달린 댓글)[에|의]
(동영상|영상|비디오|게시물|게시글|글|스레드)[ ]{thread}[ ](아래|밑|의 댓글|에 달린 댓글)[에|의]|{thread}[ ](아래|밑)[에|의]`,
  other: '',
}
