import type { Platform } from '../../model/index.ts'
import type { Metric, PhraseList } from './language.ts'

/** The platforms' names, as they are written in all the languages. */
export const platformNames = {
  reddit:
    'reddit[ ]\\(レディット\\)|reddit|reddit.com|old.reddit|redd.it|レディット|レッディット|红迪|紅迪|레딧|เรดดิต|ريديت|ردت',
  facebook:
    'facebook|facebook.com|フェイスブック|脸书|臉書|脸谱|페이스북|페북|เฟซบุ๊ก|เฟสบุ๊ค|เฟซบุ๊ค|เฟสบุ๊ก|فيسبوك|فيس بوك|فايسبوك',
  instagram:
    'instagram|instagram.com|インスタグラム|インスタ|照片墙|인스타그램|인스타|อินสตาแกรม|ไอจี|انستغرام|انستقرام|انستجرام|انستا',
  x: `x/twitter|twitter|twitter.com|x.com|x[ ]\\([formerly |früher |ehemals |antes |anteriormente |anciennement |ex-|旧|原|구 |구]twitter\\)|twitter[ ](/|/ )[ ]x|x[ ]/[ ]twitter|ツイッター|推特|트위터|ทวิตเตอร์|تويتر|منصه اكس
x[ ](\\(|（)[formerly |previously |ex |früher |ehemals |vormals |antes |anteriormente |antigo |antigamente |antiguo |anciennement |ex-|旧|原|原名|前|前身为|前身是|옛 |구 |구|전 |سابقا |المعروف سابقا باسم |เดิมคือ|เดิมชื่อ|ชื่อเดิม|อดีต|เดิม][ ](twitter|ツイッター|推特|트위터|ทวิตเตอร์|تويتر)[ سابقا](\\)|）)|(twitter|ツイッター|推特|트위터|ทวิตเตอร์|تويتر)[ ](\\(|（)[now |jetzt |heute |ahora |hoy |agora |hoje |aujourd'hui |désormais |現|现|现在的|現在の|今の|현 |현재 |现为|现称|حاليا |الان |ปัจจุบันคือ|ปัจจุบัน][ ](x|اكس|เอ็กซ์|엑스)[ حاليا](\\)|）)|اكس[ ]\\([سابقا |المعروف سابقا باسم ]تويتر[ سابقا]\\)|엑스`,
  youtube: 'youtube|youtube.com|you tube|ユーチューブ|ようつべ|油管|유튜브|ยูทูบ|ยูทูป|يوتيوب',
} as const satisfies Record<Platform, string>

/** What their people are called in all the languages. */
export const platformPeople: Readonly<Partial<Record<Platform, PhraseList>>> = {
  reddit: 'redditor|redditors',
  facebook: 'facebooker|facebookers',
  instagram: 'instagrammer|instagrammers',
  youtube: 'youtuber|youtubers|유튜버|ยูทูบเบอร์|يوتيوبر',
}

/** Several people of a platform, in all the languages. */
export const platformCrowds =
  'redditors|redditorinnen|redditores|redditeurs|redditrices|facebookers|instagrammers|instagramers|instagrameurs|instagrameuses|tweeters|tuiteros|tuiteras|tuiteiros|youtubers|youtubern|youtuberinnen|youtubeurs|youtubeuses|x (users|accounts)|مغردون|المغردون|المغردين|يوتيوبرز'

/** Names of figures as data has them. */
export const dataNames: Readonly<Partial<Record<Metric, PhraseList>>> = {
  upvoteRatio: 'upvoteratio|upvote_ratio',
  authors: 'uniqueauthors|unique_authors',
}

/** Words of a column's header beside the one that says what it counts. */
export const columnWords = 'total|count|number|of|数|数量|gesamt|anzahl|zahl|número|nombre|de|العدد'

/** What heads a column of places, beside the words for a ranking. */
export const placeColumns =
  '#|no|nr|n.º|nº|place|position|pos|rang|platz|puesto|posición|lugar|posição|المركز|位'

/** Behind a score: the most that it can be. */
export const outOfHundred = `
(out of|von|sobre|sur|de|em|/)[ ]100|点満点|100[ ](点|分)(満点|制)|(满分|滿分)[为|是][ ]100[分]|百分制|100[ ]점 만점|[من ]100 نقطه ممكنه|من 100|จาก[ ]100|เต็ม[ ]100[ ][คะแนน]
100(-| )point scale|out of 100 points|100(-| )punkte(-| )skala|(escala|échelle|escala) (de|a|até|sur|en) 100 (puntos|points|pontos)|de 100 pontos possíveis|sobre 100 (puntos|pontos)|sur 100 points|(puntos|pontos) (sobre|de) 100|points (sur|out of) 100|punkten (von|aus) 100|100点満点(で|中)`
