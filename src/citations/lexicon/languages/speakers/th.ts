import type { LanguageWords } from '../../language.ts'

/** What makes a name the one who speaks: see speakers.ts. */
export const speakers: LanguageWords['speakers'] = {
  phrases: '(โดย|โพสต์โดย|เขียนโดย)[ ]{name}|(บัญชี|บัญชีของ|โพสต์ของ|เพจ|ทีมงาน)[ ]{name}',
  sources: '(ตามที่|ตาม)[ ]{name}',
  subjects: '',
  members: '{author}[ ](จาก|ของ|แห่ง|ในนาม)[ ]{name}',
  others: `(อ้าง|อ้างถึง|อ้างอิง|อ้างคำพูด|อ้างคำพูดของ|บอก|ถาม|แจ้ง|ได้ยินจาก|ฟังจาก)[ ]{name}|(เจ้าของ|ผู้ติดตาม|แฟน|พนักงาน|ผู้ก่อตั้ง|ผู้บริหาร|ตัวแทน)[ ][ของ][ ]{name}|(ลูกค้า|ผู้ใช้|ผู้ซื้อ)[ของ][ ]{name}|(เขียน|ตอบ|ส่ง)(ถึง|กลับ)[ ]{name}|(อภิปราย|สนทนา|พูดคุย)กับ[ ]{name}`,
}
