/** Words by which people deny and turn a sentence, for the rule in denial.ts. */

export const denialLanguages = ['en', 'es', 'pt', 'de', 'fr', 'ar', 'ja', 'zh', 'ko', 'th'] as const
export type DenialLanguage = (typeof denialLanguages)[number]

export interface DenialWords {
  /** Phrases that dispute what others say. */
  readonly denial: string
  /** Before what they negate. */
  readonly negation: string
  /** Phrases that begin with a negation and negate nothing. */
  readonly noNegation: string
  /** What people say that they do not do with a thing that they do without. */
  readonly doWith: string
  readonly article: string
  /** With these somebody misses what is negated ("still no kettle"): a complaint, and no denial. */
  readonly missing: string
  /** Who gives thanks for something does not yet praise it. */
  readonly thanks: string
  /** With these somebody has no trouble. */
  readonly untroubled: string
  /** With these somebody speaks of his own case ("mine does not buzz"). */
  readonly own: string
  /** Directly after what they negate, as in Japanese and Korean; empty where the language has none. */
  readonly negationAfter: string
  /** Directly after what somebody does without. */
  readonly doWithoutAfter: string
  /** What stands after such a word is what the writer holds. */
  readonly turn: string
}

/** Words are separated by `|`; a language without word boundaries is found anywhere in a text. */
export const denialWords = {
  en: {
    missing: 'still|yet|anymore|any more|any longer|again|please',
    thanks: "thanks|thank (?:you|u|y['’]all)|thankyou|thx|tx|ty|tysm|cheers|kudos",
    untroubled:
      'no (?:problems?|issues?|troubles?|complaints?|faults?)|not (?:a|one|any) (?:single )?(?:problem|issue|fault)|never had (?:a |any )?(?:problem|issue|trouble)s?|zero (?:problems|issues)',
    own: 'mine|ours|for me|for us|with me|here|so far|over here',
    denial:
      "not true|isn['’]t true|untrue|hoax|(?:is|are|was|were|it['’]s|that['’]s|all) (?:[a-z]+ )?fake|fake news|myth|debunked|overrated|overhyped|overblown|exaggerated|exaggerating|disagree",
    negation:
      "not|no|never|without|hardly|cannot|don['’]t|doesn['’]t|didn['’]t|isn['’]t|aren['’]t|wasn['’]t|won['’]t|can['’]t|couldn['’]t|haven['’]t|hasn['’]t",
    noNegation:
      "no way|no doubt|no wonder|no matter|no joke|not only|not just|not even|not to mention|why not|(?:not|don['’]t|never) (?:forget|miss)|(?:can['’]t|cannot|couldn['’]t) (?:wait|stop|believe|help)",
    doWith: 'need|want|buy|use|trust|like',
    article: 'an?|the|any|this|these|another',
    negationAfter: '',
    doWithoutAfter: '',
    turn: 'but|however|although|actually',
  },
  es: {
    missing: 'todavía|aún|sigo|sigue|siguen|otra vez|por favor',
    thanks: 'gracias|muchas gracias',
    untroubled:
      'sin (?:ning[uú]n )?problemas?|ning[uú]n problema|no (?:tengo|tuve|he tenido) (?:ning[uú]n )?problemas?',
    own: 'el mío|la mía|los míos|las mías|a mí|para mí|conmigo|aquí',
    denial:
      'no es cierto|no es verdad|es falso|mentira|exagerado|exageran|no estoy de acuerdo|sobrevalorado|sobrevalorada',
    negation: 'no|nunca|sin|jamás|tampoco',
    noNegation: 'no solo|no sólo|no solamente|sin duda|no olvides|no te pierdas',
    doWith: 'necesito|necesitas|quiero|compro|uso',
    article: 'una?|el|la|los|las|ning[uú]n|ninguna',
    negationAfter: '',
    doWithoutAfter: '',
    turn: 'pero|sin embargo|aunque',
  },
  pt: {
    missing: 'ainda|continuo|continua|de novo|por favor',
    thanks: 'obrigad[oa]s?|valeu',
    untroubled: 'sem (?:nenhum )?problemas?|nenhum problema|não (?:tenho|tive) (?:nenhum )?problemas?',
    own: 'o meu|a minha|os meus|as minhas|para mim|pra mim|comigo|aqui',
    denial: 'não é verdade|é falso|mentira|exagerado|exagero|discordo|superestimado|superestimada',
    negation: 'não|nao|nunca|sem|nem|jamais',
    noNegation: 'não só|não apenas|não somente|sem dúvida|não perca|não esqueça',
    doWith: 'preciso de|precisa de|quero|compro|uso',
    article: 'uma?|o|a|os|as|nenhuma?',
    negationAfter: '',
    doWithoutAfter: '',
    turn: 'mas|porém|embora|no entanto',
  },
  de: {
    missing: 'noch|immer|wieder|mehr|bitte',
    thanks: 'danke|vielen dank|besten dank|dankeschön',
    untroubled: 'keine(?:rlei)? (?:probleme|störungen)|kein problem|ohne probleme|problemlos',
    own: 'meine[rs]?|mein|unsere[rs]?|unser|bei mir|bei uns|hier',
    denial:
      'stimmt nicht|ist nicht wahr|ist falsch|übertrieben|überbewertet|widerspreche|sehe ich anders|märchen',
    negation: 'nicht|kein|keine|keinen|keinem|keiner|keinerlei|nie|niemals|ohne',
    noNegation: 'nicht nur|kein wunder|keine frage|ohne frage',
    doWith: 'brauche|will|kaufe|nutze',
    article: 'den|die|das|eine[nrm]?|diese[nrm]?',
    negationAfter: '',
    doWithoutAfter: '(?:brauche ich|braucht man|brauchen wir) nicht',
    turn: 'aber|allerdings|jedoch|obwohl|sondern',
  },
  fr: {
    missing: "toujours|encore|plus|s['’]il vous pla[iî]t|svp",
    thanks: 'merci|mercis',
    untroubled: 'aucun (?:problème|souci)|pas de (?:problème|souci)s?|sans (?:problème|souci)s?',
    own: 'le mien|la mienne|les miens|les miennes|chez moi|chez nous|pour moi|ici',
    denial: "pas vrai|c['’]est faux|exagéré|exagérée|surcoté|surcotée|pas d['’]accord|canular",
    negation: 'pas|pas de|aucun|aucune|jamais|sans',
    noNegation: 'pas seulement|pas que|sans doute|pas mal',
    doWith: 'besoin|veux|achète|utilise',
    article: "de|d['’]un|d['’]une|le|la|les|un|une",
    negationAfter: '',
    doWithoutAfter: '',
    turn: 'cependant|pourtant',
  },
  ar: {
    missing: 'لا يزال|لا زال|لسه|حتى الآن|بعد|من فضلك',
    thanks: 'شكرا|شكراً|مشكور',
    untroubled: 'بدون مشاكل|بلا مشاكل|لا توجد مشاكل|ما في مشاكل|لا مشكلة|ما عندي مشكلة',
    own: 'عندي|عندنا|معي|لدي|لدينا',
    denial: 'غير صحيح|ليس صحيحا|ليس صحيحًا|كذب|كذبة|مبالغ|مبالغة|لا أوافق|إشاعة',
    negation: 'لا|ليس|ليست|لم|لن|بدون|بلا|دون|غير',
    noNegation: 'لا شك|ليس فقط|غير أن',
    doWith: 'أحتاج|أريد|أشتري|أستخدم',
    article: 'إلى|هذا|هذه',
    negationAfter: '',
    doWithoutAfter: '',
    turn: 'لكن|ولكن|لكنه|لكنها',
  },
  ja: {
    missing: 'まだ|いまだ|未だ|ください|もう',
    thanks: 'ありがとう|感謝',
    untroubled: '問題ない|問題なく|問題ありません|問題なし|不具合はない|不具合なし',
    own: 'うち|私の|僕の|俺の',
    denial: '嘘だ|デマ|そんなことない|そんなことはない|大げさ|そうは思わない|過大評価',
    negationAfter: '必要ない|いらない|ありません|ない|なく|なし|ません|なかった|無い|無し',
    doWithoutAfter: '必要ない|必要ありません|いらない|いりません|要らない|使わない|買わない|嫌い',
    negation: '',
    noNegation: '',
    doWith: '',
    article: '',
    turn: 'でも|しかし|けど|ただし',
  },
  zh: {
    missing: '还|還|仍|至今|一直|请',
    thanks: '谢谢|謝謝|感谢|感謝',
    untroubled: '没问题|没有问题|沒問題|沒有問題|毫无问题|一点问题都没有',
    own: '我的|我家|我这|我们|我們',
    denial: '假的|谣言|夸张|不同意|并非如此|被高估|不是真的',
    negation: '不|没|没有|沒|沒有|无|無|并非|毫无',
    noNegation: '不过|不過|不仅|不僅|不但|不只|不光|不愧|不断|不斷',
    doWith: '需要|想要|想买|喜欢|喜歡|相信|买|買|用',
    article: '',
    negationAfter: '',
    doWithoutAfter: '',
    turn: '但是|但|不过|可是|然而',
  },
  ko: {
    missing: '아직|여전히|제발|더 이상',
    thanks: '감사|고마',
    untroubled: '문제 없|문제없|이상 없|문제는 없',
    own: '제|내|우리|저희',
    denial: '사실이 아니|거짓|과장|동의하지 않|그렇지 않|과대평가',
    negation: '안|못|전혀',
    noNegation: '',
    doWith: '',
    article: '',
    negationAfter: '필요 없|없|지 않|지 못|이 아니|가 아니|은 아니|는 아니|도 아니',
    doWithoutAfter: '필요 없|필요하지 않|안 써|안 쓴|안 사|안 산|싫',
    turn: '하지만|그런데|그러나|지만',
  },
  th: {
    missing: 'ยัง|สักที|กรุณา|อีกแล้ว',
    thanks: 'ขอบคุณ',
    untroubled: 'ไม่มีปัญหา|ไม่เคยมีปัญหา|ไร้ปัญหา',
    own: 'ของฉัน|ของผม|ของเรา|บ้านเรา',
    denial: 'ไม่จริง|เกินจริง|ไม่เห็นด้วย|ข่าวปลอม',
    negation: 'ไม่มี|ไม่ได้|ไม่เคย|ไม่|ไร้',
    noNegation: 'ไม่เพียง|ไม่แพ้',
    doWith: 'จำเป็นต้องใช้|จำเป็น|ต้องการ|ชอบ|ซื้อ|ใช้',
    article: '',
    negationAfter: '',
    doWithoutAfter: '',
    turn: 'แต่|อย่างไรก็ตาม',
  },
} as const satisfies Record<DenialLanguage, DenialWords>

/** Languages that write spaces between words: there a word must stand alone. */
export const spacedLanguages = [
  'en',
  'es',
  'pt',
  'de',
  'fr',
  'ar',
] as const satisfies readonly DenialLanguage[]
