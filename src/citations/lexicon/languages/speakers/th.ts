import type { LanguageWords } from '../../language.ts'

/** What makes a name the one who speaks: see speakers.ts. */
export const speakers: LanguageWords['speakers'] = {
  phrases: '(ตามที่|ตาม|โดย|โพสต์โดย|เขียนโดย)[ ]{name}|(บัญชี|บัญชีของ|โพสต์ของ|เพจ|ทีมงาน)[ ]{name}',
  subjects: '',
  members: '{author}[ ](จาก|ของ|แห่ง|ในนาม)[ ]{name}',
  others:
    '(อ้าง|อ้างถึง|อ้างอิง|อ้างคำพูด|อ้างคำพูดของ|บอก|ถาม|แจ้ง|ได้ยินจาก|ฟังจาก)[ ]{name}|(เจ้าของ|ผู้ติดตาม|แฟน|พนักงาน|ผู้ก่อตั้ง|ผู้บริหาร|ตัวแทน)[ ][ของ][ ]{name}',
}
