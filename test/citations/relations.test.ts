import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost } from '../../src/citations/stored.ts'
import { sentencesAgainst } from './holds.ts'
import { companies, handles, window } from './sample-posts.ts'

const ID = '1850000000000000077'
const post: StoredPost = {
  ...{ platform: 'x', id: ID, url: `https://x.com/halifax_hoya/status/${ID}`, voice: 'customer' },
  ...{ authorHandle: 'halifax_hoya', publishedAt: '2026-11-14T12:00:00.000Z', metrics: { likes: 20 } },
  texts: ['Fernlight has no monthly fee, Plantlab no app at all, Sunbar has Sunbar Plus. Easy choice.'],
}
const check = sentencesAgainst({
  ...{ postIndex: new PostIndex([post], []), trends: [], window, names: [] },
  companies: [...companies, { names: ['Plantlab'] }],
  handles: new Set([...handles, 'halifax_hoya']),
})
const ofPost = (texts: readonly string[]) => texts.map((text) => text.replace('#', ID))

check('what somebody has to do with a company is not borne out by a post that names it', {
  unchecked: ofPost([
    'halifax_hoya has a Plantlab (#).',
    'halifax_hoya is a customer of Plantlab (#).',
    'halifax_hoya is a user of Sunbar (#).',
    'halifax_hoya got a Sunbar (#).',
    'halifax_hoya found a Plantlab (#).',
    'halifax_hoya goes with Sunbar (#).',
    'halifax_hoya is for Sunbar (#).',
    'halifax_hoya is at Plantlab (#).',
    'halifax_hoya is with Plantlab (#).',
    'halifax_hoya is under Sunbar (#).',
    'halifax_hoya writes for Plantlab (#).',
    'halifax_hoya quotes Plantlab (#).',
    'halifax_hoya speaks for Sunbar on X: “Easy choice.” (#)',
    'halifax_hoya writes as Sunbar: “Easy choice.” (#)',
    'halifax_hoya comes from Sunbar (#).',
    'halifax_hoya shows a Sunbar on X (#).',
    'halifax_hoya got a Sunbar on 14 November (#).',
    'halifax_hoya hat eine Sunbar (#).',
    'halifax_hoya tiene una Sunbar (#).',
    'halifax_hoya a une Sunbar (#).',
    'halifax_hoya tem uma Sunbar (#).',
    'halifax_hoya ist Kunde von Plantlab (#).',
    'halifax_hoya ist bei Plantlab (#).',
    'halifax_hoya es cliente de Plantlab (#).',
    'halifax_hoya est client de Plantlab (#).',
    'halifax_hoya é cliente da Plantlab (#).',
    'halifax_hoya は Plantlab のユーザーです(#)。',
    'halifax_hoyaはSunbarを持っています(#)。',
    'halifax_hoya 是 Plantlab 的用户(#)。',
    'halifax_hoya 有 Sunbar(#)。',
    'halifax_hoya는 Plantlab의 사용자입니다(#).',
    'halifax_hoya عميل لدى Plantlab (#).',
    'halifax_hoya لديه Sunbar (#).',
    'halifax_hoya เป็นลูกค้าของ Plantlab (#)',
    'halifax_hoya มี Sunbar (#)',
  ]),
})

check('that a post names a company, or is about it, is borne out', {
  verified: ofPost([
    'halifax_hoya mentions Plantlab (#).',
    'halifax_hoya wrote about Sunbar on X on 14 November (#).',
    'halifax_hoya names Fernlight, Plantlab and Sunbar on X: “Easy choice.” (#)',
    'The post by halifax_hoya is about Plantlab (#).',
    'Plantlab is mentioned in a post by halifax_hoya (#).',
    'On Sunbar, halifax_hoya wrote “Easy choice.” (#)',
    '“Easy choice.” — halifax_hoya on X, about Fernlight (#)',
    'halifax_hoya schreibt über Sunbar (#).',
    'halifax_hoya erwähnt Plantlab und Sunbar (#).',
    'halifax_hoya menciona a Plantlab (#).',
    'halifax_hoya escribe sobre Plantlab (#).',
    'halifax_hoya parle de Sunbar (#).',
    'halifax_hoya écrit à propos de Sunbar (#).',
    'halifax_hoya fala sobre a Sunbar (#).',
    'halifax_hoyaはSunbarについて投稿しました(#)。',
    'halifax_hoyaがPlantlabに言及しています(#)。',
    'halifax_hoya 提到了 Plantlab(#)。',
    'halifax_hoya 发帖谈到 Plantlab(#)。',
    'halifax_hoya는 Sunbar에 대해 썼습니다(#).',
    'halifax_hoya는 Plantlab를 언급했습니다(#).',
    'كتب halifax_hoya عن Sunbar (#).',
    'halifax_hoya พูดถึง Plantlab (#)',
    'halifax_hoya เขียนเกี่ยวกับ Sunbar (#)',
    'Product: Sunbar (#)',
    'In einem Beitrag, in dem Sunbar vorkommt, schreibt halifax_hoya: „Easy choice.“ (#)',
    'En una publicación en la que aparece Sunbar, halifax_hoya escribe «Easy choice.» (#)',
    'El nombre de Sunbar aparece en la publicación de halifax_hoya (#).',
    'Le nom de Sunbar apparaît dans le message de halifax_hoya (#).',
  ]),
})
