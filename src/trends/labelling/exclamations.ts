/** Laughter, calls, oaths and thanks: how somebody feels about a matter, in any topic. */
const lists = {
  ar: 'اللهم|يارب|سبحان|آمين|امين|ههه|هههه|والله|بالله',
  de: 'ach|bitte|boah|danke|echt|haha|hallo|hihi|igitt|juhu|krass|mist|oje|scheiße|scheisse|verdammt',
  en: 'ah|aw|awww|bro|congrats|damn|dude|fuck|fucked|fuckin|fucking|fucks|gosh|guys|ha|haha|hahaha|hell|hello|hey|hi|hmm|huh|idk|imo|lmao|lmfao|lol|nah|nope|oh|ok|okay|omfg|omg|ooh|oops|ouch|please|pls|plz|rofl|rt|shit|shitty|smh|smfh|sorry|tbh|thanks|thx|ugh|wow|wtf|yay|yea|yeah|yep|yes|yikes|yup',
  es: 'ay|gracias|hola|jaja|jajaja|mierda|ojalá|oye|vaya',
  fr: 'bah|bonjour|bravo|hélas|mdr|merci|merde|oups|ptdr|putain',
  it: 'boh|cazzo|ciao|ehi|grazie|magari|merda|uffa',
  ja: 'www|すごい|ありがとう|やばい|わーい',
  ko: 'ㅋㅋ|ㅋㅋㅋ|ㅎㅎ|ㅠㅠ|감사합니다|대박|헐',
  pt: 'caralho|kkk|kkkk|nossa|obrigada|obrigado|olá|oi|porra|puta|rsrs|tomara',
  th: 'ขอบคุณ|ครับ|ค่ะ|สวัสดี|ฮ่า',
  zh: '哈哈|哈哈哈|谢谢|呵呵|嘿嘿|天哪|謝謝',
} satisfies Record<string, string>

const words = new Set(Object.values(lists).flatMap((list) => list.split('|')))

/** Whether a lower-case word is an exclamation in any of the languages listed: no matter of its own. */
export function isExclamation(word: string): boolean {
  return words.has(word)
}
