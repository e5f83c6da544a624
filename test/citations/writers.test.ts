import { ANYBODY, BUYER, check, OWN, RIVAL } from './kettle-world.ts'

const LID = 'The new lid ships from Monday on'
const DRIPS = 'The lid drips on my table'

check('who is no company did not write the post of one', {
  verified: [
    `A user wrote on X: “${DRIPS}” (${BUYER})`,
    `As one person put it on X: “Somebody please fix that whistle.” (${ANYBODY})`,
    `Ein Nutzer schrieb auf X: „${DRIPS}“ (${BUYER})`,
    `Una usuaria escribió en X: «${DRIPS}» (${BUYER})`,
    `> “${DRIPS}” — a user on X (${BUYER})`,
    `| User | Words |\n|---|---|\n| tea_tilda | “${DRIPS}” (${BUYER}) |`,
    `| Author | Words |\n|---|---|\n| kettlery | “${LID}” (${OWN}) |`,
    // Those of a number are counted, and wrote other posts.
    `26 people wrote about “dripping lid”.`,
  ],
  unchecked: [
    `A user wrote on X: “${LID}” (${OWN})`,
    `An X user posted “${LID}” (${OWN}).`,
    `As one person put it on X: “Our whistle is now half as loud.” (${RIVAL})`,
    `We heard from a reader on X: “${LID}” (${OWN})`,
    `We heard from a reader on X. “${LID}” (${OWN})`,
    `User feedback on X: “${LID}” (${OWN})`,
    `A member of the community posted “${LID}” (${OWN}).`,
    `Somebody posted “${LID}” on X (${OWN}).`,
    `> “${LID}” — a user on X (${OWN})`,
    `- A user: “${LID}” (${OWN})`,
    `| User | Words |\n|---|---|\n| kettlery | “${LID}” (${OWN}) |`,
    `| Customer | Words |\n|---|---|\n| boilworks | “Our whistle is now half as loud.” (${RIVAL}) |`,
    `Ein Nutzer schrieb auf X: „${LID}“ (${OWN})`,
    `Nutzerstimme auf X: „${LID}“ (${OWN})`,
    `Un usuario escribió en X: «${LID}» (${OWN})`,
    `Um usuário escreveu no X: “${LID}” (${OWN})`,
    `Un utilisateur a écrit sur X : « ${LID} » (${OWN})`,
    `あるユーザーはXで「${LID}」と投稿しました（${OWN}）。`,
    `一位用户在X上写道：“${LID}”（${OWN}）。`,
    `한 사용자가 X에 “${LID}”라고 썼다(${OWN}).`,
    `ผู้ใช้รายหนึ่งเขียนบน X ว่า “${LID}” (${OWN})`,
    `كتب مستخدم على X: «${LID}» (${OWN})`,
  ],
})

check('what the writers of a text call theirs, or said to them, is borne out by no post of somebody else', {
  verified: [
    `Our own post on X says “${LID}” (${OWN}).`,
    `tea_tilda told us on X: “${DRIPS}” (${BUYER})`,
    `According to our data, “dripping lid” has 31 mentions.`,
  ],
  unchecked: [
    `We posted ${BUYER} on X.`,
    `One of us wrote on X: “${DRIPS}” (${BUYER})`,
    `Our own post on X says “${DRIPS}” (${BUYER}).`,
    `${BUYER} was posted on X by us on 14 November.`,
    `${BUYER} was posted on X to us on 14 November.`,
    `A reader of ours wrote on X: “${DRIPS}” (${BUYER})`,
    `tea_tilda said so to us on X on 14 November (${BUYER}).`,
    `tea_tilda, who is one of us, wrote on X: “${DRIPS}” (${BUYER})`,
    `tea_tilda wrote for us on X: “${DRIPS}” (${BUYER})`,
    `26 people wrote to us about “dripping lid”.`,
    `“dripping lid” has 31 messages to us.`,
    `“dripping lid” has 31 mentions, and the 26 authors are ours.`,
    `Einer von uns schrieb auf X: „${DRIPS}“ (${BUYER})`,
    `tea_tilda schrieb uns auf X: „${DRIPS}“ (${BUYER})`,
    `Uno de nosotros escribió en X: «${DRIPS}» (${BUYER})`,
    `tea_tilda nos escribió en X: «${DRIPS}» (${BUYER})`,
    `Um de nós escreveu no X: “${DRIPS}” (${BUYER})`,
    `tea_tilda nous a écrit sur X : « ${DRIPS} » (${BUYER})`,
  ],
})

const last = `\n\n- “${DRIPS}” (${BUYER})`
check('a line keeps its own verdict below a heading', {
  verified: [`## What customers say${last}`, `**What we wrote:**${last}`],
})
