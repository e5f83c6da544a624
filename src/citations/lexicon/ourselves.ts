import type { Found } from './found.ts'
import type { Language, PhraseList } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'

/**
 * How the writers of a text speak of themselves. `ours`: that they wrote a post. `us`: that something was said to them or is
 * theirs otherwise. `we`: what says either above quotations only. `idle`: what they did to write the text.
 */
const forms = ['ours', 'us', 'we', 'idle'] as const
export type OurselvesForm = (typeof forms)[number]

const ourselvesWords: Readonly<Record<Language, Readonly<Record<OurselvesForm, PhraseList>>>> = {
  en: {
    ours: `
(by|from) [one of |some of |all of ]us|(one|some|two|all|none|either|both|any) of us|ours|our own
our [very |first |latest |official ](post[s]|comment[s]|tweet[s]|message[s]|reply|replies|answer[s]|thread[s]|video[s]|word[s]|statement[s]|announcement[s]|account|channel|page|team|side)
we [have |had |also |just |once ](wrote|write|written|said|say|posted|post|published|tweeted|commented|replied|answered|announced)`,
    us: 'us',
    we: 'we|our|ourselves',
    idle: `
(tell|tells|told|give|gives|gave|show|shows|showed|let|lets|brings|brought|leads) us|shares with us
our [own |latest |current ](data|dataset|figures|numbers|ranking|records|count|counts|reckoning|analysis|archive|sample|tracking|monitoring|window|report|list|customer[s]|user[s])
we [have |can |also |just ](see|saw|seen|find|found|hear|heard|read|track|tracked|follow|followed|watch|watched|monitor|count|counted|record|recorded|collect|collected|gather|gathered|picked|know|list|listed|look|looked|checked)`,
  },
  de: {
    ours: `
(von|durch) [einem von |einer von ]uns|(einer|eine|eines|einige|zwei|jemand|wer|alle|keiner) von uns|unsereiner
unser[e|er|en|em|es] [eigen(e|er|en|em|es) |neu(e|er|en|em|es) |offiziell(e|er|en|em|es) ](beitrag|beitrags|beiträge[n]|post[s]|kommentar[e|s|en]|antwort[en]|nachricht[en]|tweet[s]|konto|kanal|seite|team|video[s]|wort[e|en])
unser[e|er|en|em|es] eigen(e|er|en|em|es)
wir (schrieben|schreiben|posteten|veröffentlichten|sagten|antworteten)|(schrieben|schreiben|posteten|veröffentlichten|sagten) wir|wir haben (geschrieben|gepostet|veröffentlicht)`,
    us: 'uns',
    we: 'wir|unser[e|er|en|em|es]|uns',
    idle: `
(sagt[e|en]|erzähl(t|en|te|ten)|zeig(t|en|te|ten)|lieg(t|en)|gib(t)|geben) uns|uns (vorlieg(t|en)|bekannt)
unser[e|er|en|em|es] (daten|zahlen|rangliste|auswertung[en]|zählung|erhebung|analyse|bericht|liste|kund(e|en|in|innen)|nutzer[n|in|innen])
wir [haben ](sehen|sahen|gesehen|finden|fanden|gefunden|hören|hörten|gehört|lesen|lasen|gelesen|zählen|zählten|gezählt|beobachten|verfolgen|erfassen)`,
  },
  es: {
    ours: `
(por|de) [un(o|a) de ]nosotr(os|as)|(un(o|a)|alguien|algunos|algunas) de nosotr(os|as)|es nuestr(o|a)|son nuestr(os|as)
nuestr(o|a|os|as) [propi(o|a|os|as) ](publicación|publicaciones|post[s]|comentario[s]|mensaje[s]|respuesta[s]|tuit[s]|cuenta|canal|página|equipo|vídeo[s]|video[s]|palabras)
(publicación|post|comentario|mensaje|respuesta|vídeo|palabras) nuestr(o|a|os|as)|nuestr(o|a|os|as) propi(o|a|os|as)
escribimos|publicamos|posteamos|dijimos|hemos (escrito|publicado|dicho)`,
    us: 'nos|nosotr(os|as)',
    we: 'nuestr(o|a|os|as)|nosotr(os|as)',
    idle: `
nos (dice[n]|dij(o|eron)|cuenta[n]|cont(ó|aron)|da[n]|muestra[n]|sale[n]|basamos|encontramos|fijamos|atenemos|llega[n])
nuestr(o|a|os|as) (dato[s]|cifra[s]|registro[s]|ranking|recuento|análisis|seguimiento|lista|informe|cliente[s]|clienta[s]|usuari(o|a|os|as))`,
  },
  pt: {
    ours: `
(por|de) [um[a] de ]nós|(um|uma|alguém|alguns) de nós|é noss(o|a)|são noss(os|as)
noss(o|a|os|as) [própri(o|a|os|as) ](publicação|publicações|post[s]|comentário[s]|mensage(m|ns)|resposta[s]|tweet[s]|conta|canal|página|equipe|equipa|vídeo[s]|palavras)
noss(o|a|os|as) própri(o|a|os|as)|escrevemos|publicamos|publicámos|postamos|dissemos`,
    us: 'conosco|connosco|(a|para) nós|(escreveu|escreveram|mandou|mandaram|enviou|enviaram|respondeu)-nos|nos (escreveu|escreveram|escreve|mandou|mandaram|enviou|enviaram|respondeu|responderam)',
    we: 'noss(o|a|os|as)|nós',
    idle: 'noss(o|a|os|as) (dados|números|registr(o|os)|registo[s]|ranking|contagem|análise|lista|relatório|cliente[s]|usuári(o|a|os|as)|utilizador[es])',
  },
  fr: {
    ours: `
(par|de|d'entre) nous|(le|la|les) nôtre[s]|(notre|nos) [propre[s] ](publication[s]|post[s]|commentaire[s]|message[s]|réponse[s]|tweet[s]|compte|chaîne|page|équipe|vidéo[s]|mots)
(notre|nos) propre[s]|nous [l'|en ]avons (écrit|publié|posté|dit)|nous (écrivons|écrivions|publions|disons)`,
    us: '(à|chez|pour|avec|vers) nous|nous (a|ont|avait) (écrit|envoyé|adressé|répondu|posté)|nous (écrit|écrivait|écrivent|répond|répondent|adresse)',
    we: 'nous|notre|nos',
    idle: `
nous (avons|comptons|voyons|trouvons|lisons|relevons|observons|suivons|appuyons|dit|disent|a dit|ont dit|raconte[nt])|où nous écrivons
(notre|nos) (données|chiffres|classement|décompte|analyse|suivi|liste|rapport|client[e|s|es]|utilisat(eur|eurs|rice|rices))`,
  },
  ar: {
    ours: '[احد|واحد|واحده] منا|من قبلنا|من طرفنا|منشورنا|منشوراتنا|تعليقنا|تعليقاتنا|ردنا|كتبنا|نشرنا|حسابنا',
    us: 'لنا|الينا|معنا|راسلنا|راسلتنا',
    we: 'نحن|كلامنا',
    idle: 'بياناتنا|ارقامنا|تحليلنا',
  },
  ja: {
    ours: `
(当社|弊社|自社|私たち|私達|我々|われわれ)の[公式](投稿|ポスト|コメント|返信|ツイート|動画|発言|言葉|アカウント)
(当社|弊社|私たち|私達|我々|われわれ)[の](一人|ひとり|1人|うちの一人)|(当社|弊社|私たち|私達|我々|われわれ)(が|は|による)(書|投稿|発信|ポスト)`,
    us: '(当社|弊社|私たち|私達|我々|われわれ)(に|へ|宛)',
    we: '当社|弊社|自社|私たち|私達|我々|われわれ',
    idle: '(当社|弊社|私たち|私達|我々)の(データ|集計|調査|分析|ランキング)|当社データ',
  },
  zh: {
    ours: '我(们|們)[自己][的](帖子|帖|推文|评论|評論|回复|回覆|视频|影片|留言|发文|發文|原话)|我(们|們)(中|当中|之中|其中)|我(们|們)[自己](发|發|写|寫)|由我(们|們)|是我(们|們)的',
    us: '(给|給|对|對|向|跟|和)我(们|們)',
    we: '我(们|們)',
    idle: '告(诉|訴)我(们|們)|我(们|們)(看到|读到|讀到|发现|發現|统计|統計|数到|记录|收集|的数据|的统计|的分析|的排名)',
  },
  ko: {
    ours: '(우리|저희)[가|들이] (쓴|올린|게시한|작성한)|(우리|저희) (중|가운데)|(우리|저희)[의] (게시물|게시글|글|댓글|포스트|트윗|영상|답변|계정)|저희[가|의]',
    us: '(우리|저희)(에게|한테|게|에)',
    we: '우리|저희',
    idle: '(우리|저희)[의] (데이터|집계|분석|자료|순위)',
  },
  th: {
    ours: '(โพสต์|ข้อความ|ความเห็น|ความคิดเห็น|คอมเมนต์|คลิป|วิดีโอ|บัญชี)ของเรา|พวกเรา|โดยเรา|เรา(เขียน|โพสต์)',
    us: '(ถึง|กับ|แก่|ให้)เรา',
    we: 'เรา',
    idle: '(ข้อมูล|ตัวเลข)ของเรา|เรา(พบ|เห็น|นับ|ติดตาม)',
  },
}

const vocabulary = compiled((words) =>
  Phrases.byName(
    forms,
    words.map(({ language }) => ourselvesWords[language]),
  ),
)

/** The words of a text by which its writers speak of themselves. */
export function findOurselves(text: string, languages: readonly Language[]): readonly Found<OurselvesForm>[] {
  return findAnywhere(text, vocabulary(languages))
}
