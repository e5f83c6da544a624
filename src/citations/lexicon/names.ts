import type { Platform } from '../../model/index.ts'
import type { Metric, PhraseList } from './language.ts'

/** The platforms' names, as they are written in all the languages. */
export const platformNames = {
  reddit: 'reddit|old.reddit|redd.it|レディット|レッディット|红迪|紅迪|레딧|เรดดิต|ريديت|ردت',
  facebook:
    'facebook|フェイスブック|脸书|臉書|脸谱|페이스북|페북|เฟซบุ๊ก|เฟสบุ๊ค|เฟซบุ๊ค|เฟสบุ๊ก|فيسبوك|فيس بوك|فايسبوك',
  instagram:
    'instagram|インスタグラム|インスタ|照片墙|인스타그램|인스타|อินสตาแกรม|ไอจี|انستغرام|انستقرام|انستجرام|انستا',
  x: 'twitter|x.com|x[ ]\\([formerly |früher |ehemals |antes |anteriormente |anciennement |ex-|旧|原|구 |구]twitter\\)|twitter[ ](/|/ )[ ]x|x[ ]/[ ]twitter|ツイッター|推特|트위터|ทวิตเตอร์|تويتر|منصه اكس',
  youtube: 'youtube|you tube|ユーチューブ|ようつべ|油管|유튜브|ยูทูบ|ยูทูป|يوتيوب',
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

/** Behind a score: the most that it can be. */
export const outOfHundred = '(out of|von|sobre|sur|de|em|/)[ ]100|点満点'
