/** Words by which people praise, complain, deny and turn a sentence, for the rule in stance.ts. */

export const stanceLanguages = ['en', 'es', 'pt', 'de', 'ar', 'ja', 'zh', 'ko', 'th'] as const
export type StanceLanguage = (typeof stanceLanguages)[number]

export interface StanceWords {
  readonly praise: string
  readonly complaint: string
  /** Phrases that dispute what others say. */
  readonly denial: string
  /** Before what they negate, up to two words in between. */
  readonly negation: string
  /** Directly after what they negate, as in Japanese and Korean; empty where the language has none. */
  readonly negationAfter: string
  /** What stands after such a word is what the writer holds. */
  readonly turn: string
}

/** Words are separated by `|`; a language without word boundaries is found anywhere in a text. */
export const stanceWords = {
  en: {
    praise:
      'love|loves|loved|loving|great|excellent|perfect|perfectly|fantastic|amazing|awesome|happy|fine|flawless|flawlessly|reliable|solved|fixed|recommend|impressed|satisfied',
    complaint:
      'broken|broke|breaks|problem|problems|trouble|bug|bugs|crash|crashes|crashed|error|errors|fail|fails|failed|failing|hate|hates|awful|terrible|horrible|worst|annoying|useless|disappointed|disappointing|defective|faulty|unreliable|complaint|complaints|refund',
    denial:
      "not true|isn['’]t true|untrue|hoax|fake|myth|debunked|overrated|overhyped|overblown|exaggerated|exaggerating|disagree|don['’]t believe|never had|don['’]t need|don['’]t want|don['’]t care|doesn['’]t matter|no need",
    negation:
      "not|no|never|without|hardly|cannot|don['’]t|doesn['’]t|didn['’]t|isn['’]t|aren['’]t|wasn['’]t|won['’]t|can['’]t|couldn['’]t|haven['’]t|hasn['’]t",
    negationAfter: '',
    turn: 'but|however|although|actually',
  },
  es: {
    praise:
      'encanta|encantan|excelente|perfecto|perfecta|perfectamente|genial|feliz|recomiendo|solucionado|contento|contenta|satisfecho|maravilla',
    complaint:
      'roto|rota|problema|problemas|fallo|fallos|falla|fallan|error|errores|odio|horrible|terrible|peor|inútil|defectuoso|defectuosa|decepcionado|decepcionada|queja|quejas',
    denial:
      'no es cierto|no es verdad|es falso|mentira|exagerado|exageran|no estoy de acuerdo|sobrevalorado|sobrevalorada|no hace falta',
    negation: 'no|nunca|sin|jamás|tampoco',
    negationAfter: '',
    turn: 'pero|sin embargo|aunque',
  },
  pt: {
    praise:
      'adoro|adorei|amei|excelente|perfeito|perfeita|perfeitamente|ótimo|ótima|feliz|recomendo|resolvido|satisfeito|maravilhoso|maravilhosa',
    complaint:
      'quebrado|quebrada|quebrou|problema|problemas|erro|erros|falha|falhas|odeio|horrível|péssimo|péssima|pior|inútil|defeito|defeituoso|decepcionado|reclamação',
    denial:
      'não é verdade|é falso|mentira|exagerado|exagero|discordo|superestimado|superestimada|não precisa|não preciso',
    negation: 'não|nao|nunca|sem|nem|jamais',
    negationAfter: '',
    turn: 'mas|porém|embora|no entanto',
  },
  de: {
    praise:
      'liebe|tolle|tolles|super|perfekt|ausgezeichnet|zufrieden|glücklich|empfehle|gelöst|begeistert|einwandfrei|zuverlässig',
    complaint:
      'kaputt|defekt|problem|probleme|fehler|hasse|schrecklich|furchtbar|schlimm|nutzlos|enttäuscht|unzuverlässig|absturz|stürzt|beschwerde',
    denial:
      'stimmt nicht|ist nicht wahr|ist falsch|übertrieben|überbewertet|widerspreche|sehe ich anders|brauche ich nicht|braucht man nicht|märchen',
    negation: 'nicht|kein|keine|keinen|keinem|keiner|keinerlei|nie|niemals|ohne',
    negationAfter: '',
    turn: 'aber|allerdings|jedoch|obwohl|sondern',
  },
  ar: {
    praise: 'رائع|رائعة|ممتاز|ممتازة|أحب|أحببت|جيد|جيدة|مثالي|مثالية|سعيد|سعيدة|أنصح|راض|راضية',
    complaint: 'مشكلة|مشاكل|معطل|معطلة|عطل|خطأ|أكره|سيئ|سيئة|أسوأ|فاشل|محبط|شكوى',
    denial: 'غير صحيح|ليس صحيحا|ليس صحيحًا|كذب|كذبة|مبالغ|مبالغة|لا أوافق|إشاعة',
    negation: 'لا|ليس|ليست|لم|لن|بدون|بلا|دون|غير',
    negationAfter: '',
    turn: 'لكن|ولكن|لكنه|لكنها',
  },
  ja: {
    praise: '最高|素晴らしい|満足|大好き|快適|解決|完璧|おすすめ|便利|気に入',
    complaint: '問題|不具合|壊れ|故障|最悪|嫌い|ひどい|不満|エラー|困って|トラブル',
    denial: '嘘だ|デマ|そんなことない|そんなことはない|大げさ|そうは思わない|過大評価|必要ない|いらない',
    negationAfter: 'ない|なく|なし|ません|なかった|無い|無し',
    negation: '',
    turn: 'でも|しかし|けど|ただし',
  },
  zh: {
    praise: '喜欢|很好|太棒|满意|完美|推荐|解决了|好用|開心|喜歡|滿意',
    complaint: '问题|問題|坏了|壞了|故障|讨厌|最差|糟糕|失望|垃圾|毛病|投诉',
    denial: '假的|谣言|夸张|不同意|并非如此|被高估|不需要|不是真的|用不着',
    negation: '不|没|没有|沒|沒有|无|無|并非|毫无',
    negationAfter: '',
    turn: '但是|但|不过|可是|然而',
  },
  ko: {
    praise: '좋아|좋네|좋다|좋은|최고|만족|완벽|추천|해결|훌륭',
    complaint: '문제|고장|오류|최악|싫어|실망|불만|불편|망가',
    denial: '사실이 아니|거짓|과장|동의하지 않|그렇지 않|필요 없|과대평가',
    negation: '안|못|전혀',
    negationAfter: '없|지 않|지 못|이 아니|가 아니|은 아니|는 아니|도 아니',
    turn: '하지만|그런데|그러나|지만',
  },
  th: {
    praise: 'ชอบ|ดีมาก|ยอดเยี่ยม|พอใจ|แนะนำ|ดีเยี่ยม|ประทับใจ|สุดยอด',
    complaint: 'ปัญหา|เสีย|พัง|แย่|เกลียด|ผิดหวัง|ห่วย|ขัดข้อง',
    denial: 'ไม่จริง|เกินจริง|ไม่เห็นด้วย|ข่าวปลอม|ไม่จำเป็น|ไม่ต้องการ',
    negation: 'ไม่มี|ไม่ได้|ไม่เคย|ไม่|ไร้',
    negationAfter: '',
    turn: 'แต่|อย่างไรก็ตาม',
  },
} as const satisfies Record<StanceLanguage, StanceWords>

/** Languages that write spaces between words: there a word must stand alone. */
export const spacedLanguages = ['en', 'es', 'pt', 'de', 'ar'] as const satisfies readonly StanceLanguage[]
