/** Words by which people praise, complain, deny and turn a sentence, for the rule in stance.ts. */

export const stanceLanguages = ['en', 'es', 'pt', 'de', 'fr', 'ar', 'ja', 'zh', 'ko', 'th'] as const
export type StanceLanguage = (typeof stanceLanguages)[number]

export interface StanceWords {
  readonly praise: string
  readonly complaint: string
  /** Phrases that dispute what others say. */
  readonly denial: string
  /** Before what they negate, up to two words in between. */
  readonly negation: string
  /** Phrases that begin with a negation and negate nothing. */
  readonly noNegation: string
  /** What people say that they do not, of a thing that they do without; none where a language has no spaces. */
  readonly wish: string
  readonly article: string
  /** Directly after what they negate, as in Japanese and Korean; empty where the language has none. */
  readonly negationAfter: string
  /** What stands after such a word is what the writer holds. */
  readonly turn: string
}

/** Words are separated by `|`; a language without word boundaries is found anywhere in a text. */
export const stanceWords = {
  en: {
    praise:
      'love|loves|loved|loving|great|excellent|perfect|perfectly|fantastic|amazing|awesome|happy with|so happy|fine|flawless|flawlessly|reliable|solved|fixed|recommend|impressed|satisfied',
    complaint:
      "broken(?! up)|broke(?! up)|breaks(?! up)|problem|problems|trouble|bug|bugs|crash|crashes|crashed|crashing|error|errors|fail|fails|failed|failing|not working|(?:does|do|did|is|are|wo)n['’]t (?:work|working|load|loading|open|opening|start|sync|connect|charge|update|install)|(?:can['’]t|cannot) (?:log|login|open|access|connect|install|update|load|sync|sign|pay)|(?:does|did|do|is|will) not (?:work|load|open|start|sync)|stopped working|hate|hates|awful|terrible|horrible|worst|annoying|useless|disappointed|disappointing|defective|faulty|unreliable|complaint|complaints|refund",
    denial:
      "not true|isn['’]t true|untrue|hoax|(?:is|are|was|were|it['’]s|that['’]s|all) (?:[a-z]+ )?fake|fake news|myth|debunked|overrated|overhyped|overblown|exaggerated|exaggerating|disagree|don['’]t believe",
    negation:
      "not|no|never|without|hardly|cannot|don['’]t|doesn['’]t|didn['’]t|isn['’]t|aren['’]t|wasn['’]t|won['’]t|can['’]t|couldn['’]t|haven['’]t|hasn['’]t",
    noNegation:
      "no way|no doubt|no wonder|no matter|no joke|not only|not just|not even|not to mention|why not|(?:not|don['’]t|never) (?:forget|miss)|(?:can['’]t|cannot|couldn['’]t) (?:wait|stop|believe|help)",
    wish: 'need|want|buy|use|trust|like',
    article: 'an?|the|any|this|these|another',
    negationAfter: '',
    turn: 'but|however|although|actually',
  },
  es: {
    praise:
      'encanta|encantan|excelente|perfecto|perfecta|perfectamente|genial|feliz|recomiendo|solucionado|contento|contenta|satisfecho|maravilla',
    complaint:
      'roto|rota|problema|problemas|fallo|fallos|falla|fallan|error|errores|no funciona|no funcionan|no carga|avería|odio|horrible|terrible|peor|inútil|defectuoso|defectuosa|decepcionado|decepcionada|queja|quejas',
    denial:
      'no es cierto|no es verdad|es falso|mentira|exagerado|exageran|no estoy de acuerdo|sobrevalorado|sobrevalorada',
    negation: 'no|nunca|sin|jamás|tampoco',
    noNegation: 'no solo|no sólo|no solamente|sin duda|no olvides|no te pierdas',
    wish: 'necesito|necesitas|quiero|compro|uso',
    article: 'una?|el|la|los|las|ning[uú]n|ninguna',
    negationAfter: '',
    turn: 'pero|sin embargo|aunque',
  },
  pt: {
    praise:
      'adoro|adorei|amei|excelente|perfeito|perfeita|perfeitamente|ótimo|ótima|feliz|recomendo|resolvido|satisfeito|maravilhoso|maravilhosa',
    complaint:
      'quebrado|quebrada|quebrou|problema|problemas|erro|erros|falha|falhas|não funciona|não funcionam|odeio|horrível|péssimo|péssima|pior|inútil|defeito|defeituoso|decepcionado|reclamação',
    denial: 'não é verdade|é falso|mentira|exagerado|exagero|discordo|superestimado|superestimada',
    negation: 'não|nao|nunca|sem|nem|jamais',
    noNegation: 'não só|não apenas|não somente|sem dúvida|não perca|não esqueça',
    wish: 'preciso de|precisa de|quero|compro|uso',
    article: 'uma?|o|a|os|as|nenhuma?',
    negationAfter: '',
    turn: 'mas|porém|embora|no entanto',
  },
  de: {
    praise:
      'liebe|tolle|tolles|super|perfekt|ausgezeichnet|zufrieden|glücklich|empfehle|gelöst|begeistert|einwandfrei|zuverlässig',
    complaint:
      'kaputt|defekt|problem|probleme|fehler|funktioniert nicht|geht nicht|klappt nicht|hasse|schrecklich|furchtbar|schlimm|nutzlos|enttäuscht|unzuverlässig|absturz|stürzt|beschwerde',
    denial:
      'stimmt nicht|ist nicht wahr|ist falsch|übertrieben|überbewertet|widerspreche|sehe ich anders|märchen',
    negation: 'nicht|kein|keine|keinen|keinem|keiner|keinerlei|nie|niemals|ohne',
    noNegation: 'nicht nur|kein wunder|keine frage|ohne frage',
    wish: 'brauche|will|kaufe|nutze',
    article: 'den|die|das|eine[nrm]?|diese[nrm]?',
    negationAfter: 'brauche ich nicht|braucht man nicht',
    turn: 'aber|allerdings|jedoch|obwohl|sondern',
  },
  fr: {
    praise:
      'adore|génial|géniale|parfait|parfaite|parfaitement|excellente|ravi|ravie|impeccable|recommande|satisfait|satisfaite',
    complaint:
      'panne|pannes|cassé|cassée|problème|problèmes|erreur|erreurs|nul|nulle|pire|inutile|déçu|déçue|défectueux|défectueuse|ne marche pas|ne fonctionne pas|ne marche plus|ne fonctionne plus|insupportable',
    denial: "pas vrai|c['’]est faux|exagéré|exagérée|surcoté|surcotée|pas d['’]accord|canular",
    negation: 'pas|pas de|aucun|aucune|jamais|sans',
    noNegation: 'pas seulement|pas que|sans doute|pas mal',
    wish: 'besoin|veux|achète|utilise',
    article: "de|d['’]un|d['’]une|le|la|les|un|une",
    negationAfter: '',
    turn: 'cependant|pourtant',
  },
  ar: {
    praise: 'رائع|رائعة|ممتاز|ممتازة|أحب|أحببت|جيد|جيدة|مثالي|مثالية|سعيد|سعيدة|أنصح|راض|راضية',
    complaint: 'مشكلة|مشاكل|معطل|معطلة|عطل|خطأ|أكره|سيئ|سيئة|أسوأ|فاشل|محبط|شكوى',
    denial: 'غير صحيح|ليس صحيحا|ليس صحيحًا|كذب|كذبة|مبالغ|مبالغة|لا أوافق|إشاعة',
    negation: 'لا|ليس|ليست|لم|لن|بدون|بلا|دون|غير',
    noNegation: 'لا شك|ليس فقط|غير أن',
    wish: 'أحتاج|أريد|أشتري|أستخدم',
    article: 'إلى|هذا|هذه',
    negationAfter: '',
    turn: 'لكن|ولكن|لكنه|لكنها',
  },
  ja: {
    praise: '最高|素晴らしい|満足|大好き|快適|解決|完璧|おすすめ|便利|気に入',
    complaint: '問題|不具合|壊れ|故障|最悪|嫌い|ひどい|不満|エラー|困って|トラブル',
    denial: '嘘だ|デマ|そんなことない|そんなことはない|大げさ|そうは思わない|過大評価',
    negationAfter: '必要ない|いらない|ありません|ない|なく|なし|ません|なかった|無い|無し',
    negation: '',
    noNegation: '',
    wish: '',
    article: '',
    turn: 'でも|しかし|けど|ただし',
  },
  zh: {
    praise: '喜欢|很好|太棒|满意|完美|推荐|解决了|好用|開心|喜歡|滿意',
    complaint: '问题|問題|坏了|壞了|故障|讨厌|最差|糟糕|失望|垃圾|毛病|投诉',
    denial: '假的|谣言|夸张|不同意|并非如此|被高估|不是真的',
    negation: '不需要|用不着|不|没|没有|沒|沒有|无|無|并非|毫无',
    noNegation: '不过|不過|不仅|不僅|不但|不只|不光|不愧|不断|不斷',
    wish: '',
    article: '',
    negationAfter: '',
    turn: '但是|但|不过|可是|然而',
  },
  ko: {
    praise: '좋아|좋네|좋다|좋은|최고|만족|완벽|추천|해결|훌륭',
    complaint: '문제|고장|오류|최악|싫어|실망|불만|불편|망가',
    denial: '사실이 아니|거짓|과장|동의하지 않|그렇지 않|과대평가',
    negation: '안|못|전혀',
    noNegation: '',
    wish: '',
    article: '',
    negationAfter: '필요 없|없|지 않|지 못|이 아니|가 아니|은 아니|는 아니|도 아니',
    turn: '하지만|그런데|그러나|지만',
  },
  th: {
    praise: 'ชอบ|ดีมาก|ยอดเยี่ยม|พอใจ|แนะนำ|ดีเยี่ยม|ประทับใจ|สุดยอด',
    complaint: 'ปัญหา|เสีย|พัง|แย่|เกลียด|ผิดหวัง|ห่วย|ขัดข้อง',
    denial: 'ไม่จริง|เกินจริง|ไม่เห็นด้วย|ข่าวปลอม',
    negation: 'ไม่จำเป็น|ไม่ต้องการ|ไม่มี|ไม่ได้|ไม่เคย|ไม่|ไร้',
    noNegation: 'ไม่เพียง|ไม่แพ้',
    wish: '',
    article: '',
    negationAfter: '',
    turn: 'แต่|อย่างไรก็ตาม',
  },
} as const satisfies Record<StanceLanguage, StanceWords>

/** Languages that write spaces between words: there a word must stand alone. */
export const spacedLanguages = [
  'en',
  'es',
  'pt',
  'de',
  'fr',
  'ar',
] as const satisfies readonly StanceLanguage[]
