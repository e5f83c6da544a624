/** Sentences as people and models write them, each with the kind and verdict of its claims in their order. */
export const corpus: readonly (readonly [text: string, verdicts: string])[] = [
  // English, honest
  ['One owner says “My lamp flickers all night” (t3_abc12).', 'quote verified, post verified'],
  ['One owner says "it buzzes a lot" [t3_abc12].', 'quote verified, post verified'],
  ['“Support never answered,” writes one (reddit:t3_abc12).', 'quote verified, post verified'],
  [
    '“Support never answered, so I don’t trust them.” [[post](https://redd.it/abc12)]',
    'quote verified, url verified',
  ],
  ['They "bought the Fernlight … and it buzzes a lot" (t3_abc12).', 'quote verified, post verified'],
  [
    'They “bought the Fernlight [...] Support never answered” (trend://posts/reddit/t3_abc12).',
    'quote verified, post verified',
  ],
  ['The post t3_abc12 has 1,204 upvotes and 34 comments.', 'post verified, metric verified, metric verified'],
  [
    't3_abc12: score 1204, comments: 34, upvote ratio 0.97',
    'post verified, metric verified, metric verified, metric verified',
  ],
  ['It was 97% upvoted (t3_abc12).', 'metric verified, post verified'],
  ['Some 1.2k points on t3_abc12.', 'metric verified, post verified'],
  [
    'About 1,200 upvotes, more than 30 comments and no crossposts: t3_abc12.',
    'metric verified, metric verified, metric verified, post verified',
  ],
  [
    'With 30-40 comments, https://www.reddit.com/r/hydro/comments/abc12/ is busy.',
    'metric verified, url verified',
  ],
  [
    'Posted on 12 November 2026, seen by Nov 13, 2026 and 2026-11-14 (t3_abc12).',
    'date verified, date verified, date verified, post verified',
  ],
  ['Complaints came between 12–18 November 2026 (t3_abc12).', 'date verified, post verified'],
  ['In November 2026 it got worse [t3_abc12].', 'date verified, post verified'],
  ['On Nov 12 it began [t3_abc12].', 'date verified, post verified'],
  ["A user wrote 'mine died after 3 weeks' (t1_def34).", 'quote verified, post verified'],
  ['The so-called “smart” mode annoys people (t3_abc12).', 'post verified'],
  ['Owners of the “Fernlight Pro 2” complain (t3_abc12).', 'post verified'],
  ['The 24" model is loud, see t3_abc12.', 'post verified'],
  [
    'Lamp flicker has 23 mentions by 17 authors and scores 72.4 (t3_abc12).',
    'trend_figure verified, trend_figure verified, trend_figure verified, post verified',
  ],
  [
    'Topic t_0123456789abcdef: 23 mentions, 17 unique authors, score 72, engagement 1,310.',
    'trend_figure verified, trend_figure verified, trend_figure verified, trend_figure verified, trend_figure verified',
  ],
  [
    'Topic https://trends.example/app/trends/t_0123456789abcdef?days=90: 23 mentions.',
    'trend_figure verified, trend_figure verified',
  ],
  [
    'A topic of nobody (https://trends.example/x/app/trends/t_aaaaaaaaaaaaaaaa) has 23 mentions.',
    'trend_figure not_found, trend_figure not_checked',
  ],
  ['Three posts tell of the same fault, such as t3_abc12.', 'post verified'],
  [
    'Views stand at 1.9k for https://x.com/lena_grows/status/1850000000000000001.',
    'metric verified, url verified',
  ],
  [
    't3_abc12 has 34 comments, 1850000000000000001 has 12 likes.',
    'post verified, metric verified, post verified, metric verified',
  ],
  [
    '34 comments [t3_abc12] and 12 likes [1850000000000000001].',
    'metric verified, post verified, metric verified, post verified',
  ],
  [
    '“flickers all night” (t3_abc12, 34 comments) and “mine died” (t1_def34).',
    'quote verified, post verified, metric verified, quote verified, post verified',
  ],
  ['Compare it with https://sunbar.example, where t3_abc12 went.', 'url verified, post verified'],
  [
    'A comment on t3_abc12 says that no one likes it, and one shares the view of 3 customers.',
    'post verified, trend_figure not_checked',
  ],
  ['She likes 2 of them, the comments are 3 weeks old (t3_abc12).', 'post verified'],
  ['The 2026 model drew 34 comments on t3_abc12.', 'metric verified, post verified'],
  ['It costs 49 EUR, lasts 3 weeks and has 100 W (t1_def34).', 'post verified'],
  ['In 30 days many wrote, e.g. t3_abc12, vs. 2 before.', 'post verified'],
  [
    'Likes 12, reposts 3: https://x.com/lena_grows/status/1850000000000000001',
    'metric verified, metric verified, url verified',
  ],
  [
    '{"id": "t3_abc12", "comments": 34, "url": "https://redd.it/abc12"}',
    'post verified, metric verified, url verified',
  ],
  ['12 and 13 likes for x:1850000000000000001.', 'metric not_checked, metric refuted, post verified'],
  [
    'Nearly 35 comments and at most 40 comments on t3_abc12.',
    'metric verified, metric verified, post verified',
  ],
  ['Thirteen weeks on, three comments say so (t3_abc12).', 'metric not_checked, post verified'],
  // English, dishonest or mistaken
  ['One owner says “My lamp flickers all day” (t3_abc12).', 'quote refuted, post verified'],
  ['One owner says “my lamp flickers all night” (t3_abc12).', 'quote refuted, post verified'],
  ['One owner says "so I don\'t trust them" (t3_abc12).', 'quote refuted, post verified'],
  ['One owner says “mine died after 3 weeks – not worth” (t1_def34).', 'quote refuted, post verified'],
  ['They say “Support never answered … My lamp flickers” (t3_abc12).', 'quote refuted, post verified'],
  ['They say “My … is … a … lot” (t3_abc12).', 'quote refuted, post verified'],
  ['One says “My lamp flickers all night” (t1_def34).', 'quote refuted, post verified'],
  ['One says “My lamp flickers all night” (t3_zzz99).', 'quote unsupported, post not_found'],
  ['One says “My lamp flickers all night”.', 'quote unsupported'],
  ['One says “My lamp flickers all night (t3_abc12).', 'quote not_checked, post verified'],
  ['The post t3_abc12 has 1,205 upvotes and 33 comments.', 'post verified, metric refuted, metric refuted'],
  ['The post t3_abc12 has 1.3k upvotes.', 'post verified, metric refuted'],
  ['The post t3_abc12 has about 1,300 upvotes.', 'post verified, metric refuted'],
  ['The post t3_abc12 has more than 40 comments.', 'post verified, metric refuted'],
  ['The post t3_abc12 has hundreds of comments.', 'post verified, metric not_checked'],
  ['The post t3_abc12 has 12 likes.', 'post verified, metric unknown'],
  ['The comment t1_def34 has 0 upvotes.', 'post verified, metric unknown'],
  ['The comment t1_def34 has no upvotes.', 'post verified, metric unknown'],
  ['It has 34 comments.', 'metric unsupported'],
  ['It was 88% upvoted (t3_abc12).', 'metric refuted, post verified'],
  ['Of all owners 40% complain (t3_abc12).', 'trend_figure not_checked, post verified'],
  ['It began on 3 May 2026 (t3_abc12).', 'date outside_window, post verified'],
  ['It began on 2027-01-01 (t3_abc12).', 'date outside_window, post verified'],
  ['It began on Nov 20–29, 2026 (t3_abc12).', 'date outside_window, post verified'],
  ['It began on Oct 18–24, 2026 (t3_abc12).', 'date outside_window, post verified'],
  ['Lamp flickering has 24 mentions.', 'trend_figure not_checked'],
  ['Headlamp flicker has 24 mentions.', 'trend_figure not_checked'],
  ['Read https://ann:secret@redd.it/abc12 first.', 'url not_found'],
  ['The spring sale was liked (t3_old99).', 'post outside_window'],
  [
    'Lamp flicker has 24 mentions by 17 authors (t3_abc12).',
    'trend_figure refuted, trend_figure verified, post verified',
  ],
  ['The topic t_aaaaaaaaaaaaaaaa has 23 mentions.', 'trend_figure not_found, trend_figure not_checked'],
  ['The topic t_00000000000000aa has 23 mentions.', 'trend_figure verified, trend_figure verified'],
  ['The topic t_00000000000000aa has 9 mentions.', 'trend_figure verified, trend_figure refuted'],
  [
    'There were 23 mentions by 17 authors (t3_abc12).',
    'trend_figure not_checked, trend_figure not_checked, post verified',
  ],
  [
    't3_abc12 has 12 likes and 1850000000000000001 has 34 comments.',
    'post verified, metric not_checked, post verified, metric refuted',
  ],
  [
    '40 comments [t3_abc12] and 13 likes [1850000000000000001].',
    'metric refuted, post verified, metric refuted, post verified',
  ],
  [
    'See https://www.reddit.com/r/hydro/comments/abc13/ and https://example.com/made/up.',
    'url not_found, url not_found',
  ],
  ['See https://www.reddit.com/r/aquariums/comments/abc12/.', 'url refuted'],
  ['See https://x.com/somebody_else/status/1850000000000000001.', 'url refuted'],
  ['See https://bit.ly/3abcde.', 'url not_checked'],
  ['See x:1850000000000000002 and youtube:dQw4w9WgXcX.', 'post not_found, post not_found'],
  // German
  [
    'Eine Nutzerin klagt: „Die Lampe ist viel zu hell für mein Zimmer.“ (1850000000000000001)',
    'quote verified, post verified',
  ],
  [
    '»Die App stürzt ständig ab« (https://twitter.com/lena_grows/status/1850000000000000001).',
    'quote verified, url verified',
  ],
  [
    'Der Beitrag x:1850000000000000001 hat 12 Likes, 3 Reposts, 5 Antworten und 1.893 Aufrufe.',
    'post verified, metric verified, metric verified, metric verified, metric verified',
  ],
  [
    'Rund 1,9 Tsd. Aufrufe und zwölf Likes [1850000000000000001].',
    'metric verified, metric verified, post verified',
  ],
  [
    'Am 13.11.2026 und am 13. November 2026 schrieb sie das [1850000000000000001].',
    'date verified, date verified, post verified',
  ],
  ['Am 11.12.2026 schrieb sie das [1850000000000000001].', 'date not_checked, post verified'],
  [
    '„App stürzt ab“ kommt auf 9 Erwähnungen von 8 Autoren (1850000000000000001).',
    'trend_figure verified, trend_figure verified, post verified',
  ],
  [
    'Eine Nutzerin klagt: „Die Lampe ist viel zu dunkel für mein Zimmer.“ (1850000000000000001)',
    'quote refuted, post verified',
  ],
  [
    'Der Beitrag x:1850000000000000001 hat 13 Likes, keine Reposts und mehr als 2.000 Aufrufe.',
    'post verified, metric refuted, metric refuted, metric refuted',
  ],
  ['Am 13. August 2026 schrieb sie das [1850000000000000001].', 'date outside_window, post verified'],
  ['„App stürzt ab“ kommt auf 10 Erwähnungen (1850000000000000001).', 'trend_figure refuted, post verified'],
  [
    'Der Beitrag t3_abc12 hat 34 Kommentare und 1.204 Punkte, ca. 34 Kommentare also.',
    'post verified, metric verified, metric verified, metric verified',
  ],
  // Spanish
  [
    'Un cliente dice: «La lámpara se calienta demasiado» (10001234_20005678).',
    'quote verified, post verified',
  ],
  [
    'La publicación facebook:10001234_20005678 tiene 250 reacciones, 41 comentarios y 8 compartidos.',
    'post verified, metric verified, metric verified, metric verified',
  ],
  [
    'El 5 de noviembre de 2026 hubo más de 40 comentarios (10001234_20005678).',
    'date verified, metric verified, post verified',
  ],
  [
    'Según https://www.facebook.com/10001234/posts/20005678?mibextid=abc, “el envío tardó tres semanas”.',
    'url verified, quote verified',
  ],
  ['Un cliente dice: «La lámpara se enfría demasiado» (10001234_20005678).', 'quote refuted, post verified'],
  [
    'La publicación facebook:10001234_20005678 tiene 251 reacciones y sin comentarios.',
    'post verified, metric refuted, metric refuted',
  ],
  ['El 5 de marzo de 2026 empezó (10001234_20005678).', 'date outside_window, post verified'],
  ['Dicen que «es una maravilla de lámpara».', 'quote unsupported'],
  ['La publicación facebook:10001234_20005678 tiene 300 visualizaciones.', 'post verified, metric unknown'],
  // Japanese
  ['「光が強すぎて葉が焼けました」という声がある（youtube:dQw4w9WgXcQ）。', 'quote verified, post verified'],
  [
    '再生回数12,345回、コメント67件です（https://youtu.be/dQw4w9WgXcQ）。',
    'metric verified, metric verified, url verified',
  ],
  [
    '約1.2万回再生され、６７件のコメントが付いた（youtube:dQw4w9WgXcQ）。',
    'metric verified, metric verified, post verified',
  ],
  ['2026年11月1日の動画です（youtube:dQw4w9WgXcQ）。', 'date verified, post verified'],
  [
    '「葉が焼ける」は言及6件、投稿者5人（youtube:dQw4w9WgXcQ）。',
    'trend_figure verified, trend_figure verified, post verified',
  ],
  ['「光が弱すぎて葉が枯れました」という声がある（youtube:dQw4w9WgXcQ）。', 'quote refuted, post verified'],
  ['いいね0件、コメント68件です（youtube:dQw4w9WgXcQ）。', 'metric unknown, metric refuted, post verified'],
  ['2026年8月1日の動画です（youtube:dQw4w9WgXcQ）。', 'date outside_window, post verified'],
  ['「葉が焼ける」は言及7件（youtube:dQw4w9WgXcQ）。', 'trend_figure refuted, post verified'],
  ['「タイマーは便利です」とのこと。', 'quote unsupported'],
  // Arabic
  ['يقول أحدهم «المصباح ساخن جدا بعد ساعة واحدة فقط» (17900000000000001).', 'quote verified, post verified'],
  [
    'المنشور instagram:17900000000000001 له 89 إعجابا و4 تعليقات.',
    'post verified, metric verified, metric verified',
  ],
  [
    'له ٨٩ إعجابا و٤ تعليقات (https://www.instagram.com/p/CxYz_12-ab/).',
    'metric verified, metric verified, url verified',
  ],
  ['في ٢ نوفمبر ٢٠٢٦ كتب ذلك (17900000000000001).', 'date verified, post verified'],
  ['يقول أحدهم «المصباح بارد جدا بعد ساعة واحدة فقط» (17900000000000001).', 'quote refuted, post verified'],
  ['المنشور instagram:17900000000000001 له 90 إعجابا.', 'post verified, metric refuted'],
  ['المنشور instagram:17900000000000001 له 500 مشاهدة.', 'post verified, metric unknown'],
  ['في 2 فبراير 2026 كتب ذلك (17900000000000002).', 'date outside_window, post not_found'],
  // A quotation's own full stop parts it from no source behind it
  [
    'One says “My lamp flickers all night.” (t3_abc12; 34 comments). It goes on.',
    'quote verified, post verified, metric verified',
  ],
  [
    'One says "Support never answered." (u/mossfan, https://redd.it/abc12, 34 comments.)',
    'quote verified, url verified, metric verified',
  ],
  // A German mark that a straight one closes
  ['„My lamp flickers all night" (t3_abc12).', 'quote verified, post verified'],
  ['„My lamp flickers all day" (t3_abc12).', 'quote refuted, post verified'],
  [
    'Er sagt „My lamp flickers all night", und "it buzzes a lot" (t3_abc12).',
    'quote verified, quote verified, post verified',
  ],
  // A label of what comes
  [
    'Lamp flicker (t_0123456789abcdef), engagement: 12 likes on x:1850000000000000001.',
    'trend_figure verified, metric verified, post verified',
  ],
  ['Engagement: 35 comments (t3_abc12).', 'metric refuted, post verified'],
  // Figures of another time than the current ranking, as get_changes and daily counts give them
  ['Lamp flicker had 12 mentions before and 23 now.', 'trend_figure not_checked'],
  ['Lamp flicker: mentions: 12 → 23.', 'trend_figure not_checked'],
  [
    'Lamp flicker: 23 mentions vs. 12 mentions in the previous ranking.',
    'trend_figure verified, trend_figure not_checked',
  ],
  ['Lamp flicker rose from 12 mentions to 23 mentions.', 'trend_figure not_checked, trend_figure verified'],
  [
    'Lamp flicker hat 23 Erwähnungen (vorher 12 Erwähnungen).',
    'trend_figure verified, trend_figure not_checked',
  ],
  [
    'Lamp flicker: of 23 mentions, 10 mentions came on 2026-11-20.',
    'trend_figure verified, trend_figure not_checked, date verified',
  ],
  ['Lamp flicker had 24 mentions, and rose on 2026-11-20.', 'trend_figure refuted, date verified'],
  // A semicolon in brackets ends no clause outside of them
  [
    'Reddit has 34 comments vs. 12 likes on X (t3_abc12; x:1850000000000000001).',
    'metric verified, metric verified, post verified, post verified',
  ],
  [
    'The two (t3_abc12; x:1850000000000000001) have 34 comments and 12 likes.',
    'post verified, post verified, metric verified, metric verified',
  ],
  // Figures with a sign
  [
    't3_neg07: score -7, −7 points, (–7 upvotes), score: **-7**, at most 3 points.',
    'post verified, metric verified, metric verified, metric verified, metric verified, metric verified',
  ],
  [
    't3_neg07 has 7 points, -8 points and a score of −6; x:1850000000000000001 has -12 likes.',
    'post verified, metric refuted, metric refuted, metric refuted, post verified, metric refuted',
  ],
  // Labels in bold, as briefs have them
  ['- **Comments:** 34 ([t3_abc12](https://redd.it/abc12))', 'metric verified, post verified, url verified'],
  [
    '**Mentions:** 23 · **Authors:** **16** · __Score:__ 72.4 (lamp flicker)',
    'trend_figure verified, trend_figure refuted, trend_figure verified',
  ],
  ['Comments — 34, upvotes – 1,205: t3_abc12.', 'metric verified, metric refuted, post verified'],
  // What is said about a number's exactness
  [
    't3_abc12 drew more than **30** comments, over **40** comments, some 35 comments, 30 or more comments.',
    'post verified, metric verified, metric refuted, metric verified, metric verified',
  ],
  [
    't3_abc12 drew between 30 and 40 comments, between 35 and 40 comments, 1.1k–1.3k upvotes, 1.3k-1.4k upvotes.',
    'post verified, metric verified, metric refuted, metric verified, metric refuted',
  ],
  [
    't3_abc12 a environ 34 commentaires, plus de 30 commentaires, moins de 30 commentaires.',
    'post verified, metric verified, metric verified, metric refuted',
  ],
  // An arrow or a tag says nothing of the number behind it
  ['t3_abc12 went 12 -> 30 comments, now <b>12</b>.', 'post verified, metric refuted'],
  // Quotations with quotations in them
  [
    'One says "Their site still says "in stock" while support says" (t1_def34).',
    'quote verified, post verified',
  ],
  ['One says "Their site still says "in stock" while they say" (t1_def34).', 'quote refuted, post verified'],
  ['One says “while support says “sold out” to me” (t1_def34).', 'quote verified, post verified'],
  ['One says “while support says “sold out” to all” (t1_def34).', 'quote refuted, post verified'],
  // A change names where it ends, and may be a range
  [
    'Lamp flicker rose from 12 to 23 mentions, and from 9 to 24 authors.',
    'trend_figure verified, trend_figure not_checked',
  ],
  // A share or a growth is no figure of a post
  ['t3_abc12 drew 15% more comments.', 'post verified, trend_figure not_checked'],
  ['Lamp flicker is in 34% of posts.', 'trend_figure not_checked'],
  // A number as a word may count some of a trend's authors
  [
    'Three authors speak of lamp flicker, 16 authors do not.',
    'trend_figure not_checked, trend_figure refuted',
  ],
  // Names as data has them quote nobody
  ['Its status is "insufficient_data" (t3_abc12).', 'post verified'],
  [
    '{"topic": "lamp flicker", "uniqueAuthors": 16, "independentMentions": 9, "firstSeenAt": null}',
    'trend_figure refuted',
  ],
  // A sentence goes on behind a quotation that ends like one, and the bracket behind it
  [
    'The posts “viel zu hell für mein Zimmer.” (12 likes) and “Alguien más?” (41 comments) agree (x:1850000000000000001, 10001234_20005678).',
    'quote verified, metric verified, quote verified, metric verified, post verified, post verified',
  ],
  // A semicolon parts what stands in one bracket
  [
    'Both say so (t3_abc12: 1,204 upvotes, 34 comments; t3_neg07: 1 comment, 21% upvoted).',
    'post verified, metric verified, metric verified, post verified, metric verified, metric verified',
  ],
  // A score of a trend or of a post, where both were named before
  [
    'Lamp flicker leads, as t3_abc12 shows. The score is 72.4. Its score is 1,204. The score is 99.',
    'post verified, trend_figure verified, metric verified, metric refuted',
  ],
  // Platforms and independent mentions of a trend
  [
    'Lamp flicker: 23 mentions (21 independent) by 17 authors on 3 platforms.',
    'trend_figure verified, trend_figure verified, trend_figure verified, trend_figure verified',
  ],
  [
    'Lamp flicker: 22 independent mentions on 4 platforms; mentions: 21 independent.',
    'trend_figure refuted, trend_figure refuted, trend_figure verified',
  ],
  [
    'Lamp flicker leads. It has 23 mentions, 20 of them independent, spread over 2 platforms. All 5 platforms were read.',
    'trend_figure verified, trend_figure refuted, trend_figure refuted',
  ],
  ['Lamp flicker is known to 5 independent retailers on two platforms.', 'trend_figure not_checked'],
  // Figures of a part of a trend
  [
    'Lamp flicker has 12 mentions on X and 8 mentions from r/hydro; on Reddit it has 9 authors.',
    'trend_figure not_checked, trend_figure not_checked, trend_figure not_checked',
  ],
  [
    'Reddit (12 mentions), X (8 mentions), YouTube: 3 mentions – lamp flicker is everywhere.',
    'trend_figure not_checked, trend_figure not_checked, trend_figure not_checked',
  ],
  [
    'In the last 7 days lamp flicker drew 15 mentions by 12 authors, on 18 November 5 mentions.',
    'trend_figure not_checked, trend_figure not_checked, date verified, trend_figure not_checked',
  ],
  // The figure of the whole, said of a part
  [
    'Lamp flicker has 23 mentions on X alone, and 17 authors in the last week.',
    'trend_figure not_checked, trend_figure not_checked',
  ],
  [
    'In the last 30 days lamp flicker drew 23 mentions on Reddit, X and YouTube, 10 of its 23 mentions this week.',
    'trend_figure verified, trend_figure verified',
  ],
  [
    'Lamp flicker has 24 mentions by 17 authors, mostly on Reddit.',
    'trend_figure refuted, trend_figure verified',
  ],
  // Ranges of days in words
  ['Between 12 and 18 November complaints came (t3_abc12).', 'date verified, post verified'],
  ['Zwischen dem 14. und 29. November kamen sie (t3_abc12).', 'date outside_window, post verified'],
  ['From 3 to 9 October it was calm (t3_abc12).', 'date outside_window, post verified'],
  // The day of a trend's first and last known post, which may lie before the window
  ['Lamp flicker was first seen on 30 October 2026 and last seen on Nov 20.', 'date verified, date verified'],
  ['App stürzt ab: zuerst gesehen am 10.10.2026.', 'date verified'],
  [
    'Lamp flicker was first seen on 3 November 2026 and last seen on Nov 19.',
    'date refuted, date not_checked',
  ],
  ['{"topic": "lamp flicker", "firstSeenAt": "2026-10-30T10:00:00Z"}', 'date verified'],
  // The day on which the cited post was published
  [
    '“it buzzes a lot” ([u/mossfan, 12 Nov](https://redd.it/abc12)) and “mine died” (Reddit, 13 Nov, t1_def34).',
    'quote verified, date verified, url verified, quote verified, date verified, post verified',
  ],
  [
    '“it buzzes a lot” ([u/mossfan, 9 Nov](https://redd.it/abc12)) and “mine died” (Reddit, 12 Nov, t1_def34).',
    'quote verified, date refuted, url verified, quote verified, date not_checked, post verified',
  ],
  [
    '“it buzzes a lot” — u/mossfan, r/hydro, 5 Nov 2026 (t3_abc12)',
    'quote verified, date refuted, post verified',
  ],
  ['A user posted on 5 Nov 2026 that it buzzes (t3_abc12).', 'date not_checked, post verified'],
  ['A user posted on 12 Nov 2026 that it buzzes (t3_abc12).', 'date verified, post verified'],
  [
    'It began on 3 Nov (t3_abc12, as of 20 Nov). On 5 Nov, Reddit and X were full of it [t3_abc12].',
    'date verified, post verified, date verified, date verified',
  ],
  // The status of a trend
  ['## Lamp flicker — status: **new**, 23 mentions', 'trend_figure verified, trend_figure verified'],
  ['Lamp flicker, status: 📈 rising (t3_abc12)', 'trend_figure refuted, post verified'],
  ['{"topic": "lamp flicker", "status": "steady"}', 'trend_figure refuted'],
  ['**App stürzt ab** (fading), 葉が焼ける', ''],
  ['**App stürzt ab** (fading): 9 mentions', 'trend_figure verified, trend_figure verified'],
  ['App stürzt ab is *rising*: 9 mentions.', 'trend_figure refuted, trend_figure verified'],
  ['App stürzt ab — steady', 'trend_figure refuted'],
  ['**App stürzt ab** (t_fedcba9876543210) is fading.', 'trend_figure verified, trend_figure verified'],
  [
    '| Topic | Status |\n|---|---|\n| lamp flicker | 🆕 new |\n| App stürzt ab | **Steady** |\n| 葉が焼ける | insufficient_data |',
    'trend_figure verified, trend_figure refuted, trend_figure refuted',
  ],
  // What may be meant otherwise is left alone
  ['Lamp flicker is rising. App stürzt ab is new.', ''],
  ['App stürzt ab is rising since last week. Is App stürzt ab rising? App stürzt ab is not rising.', ''],
  ['Lamp flicker and App stürzt ab: status steady. App stürzt ab: status new firmware.', ''],
  ['Previous status: rising (App stürzt ab). App stürzt ab: status rising → fading.', ''],
  ['Prices are rising, App stürzt ab rising prices, steady rain.', ''],
  ['One says “lamp flicker is fading” (t3_abc12).', 'quote refuted, post verified'],
  // A figure behind a day is no year, and an id of a trend in marks no quotation
  [
    '“viel zu hell” (x:1850000000000000001, 13 Nov, 1893 views), as on 13 Nov, 1999.',
    'quote verified, post verified, date verified, metric verified, date outside_window',
  ],
  ['{"id": "t_0123456789abcdef", "mentions": 23}', 'trend_figure verified, trend_figure verified'],
  // What parts a resource's URI from what follows is not its own
  [
    '“viel zu hell” (trend://posts/x/1850000000000000001, 3 Nov; 12 likes)',
    'quote verified, post verified, date refuted, metric verified',
  ],
  // A source behind its sentence counts for its date, and a label for its figure
  [
    'Lena posted on Nov 3: „Die Lampe ist viel zu hell für mein Zimmer.“ ([post](https://x.com/lena_grows/status/1850000000000000001) | 12 likes).',
    'date not_checked, quote verified, url verified, metric verified',
  ],
  ['## Lamp flicker\n\n- **Platforms:** 4\n- All 5 platforms were read.', 'trend_figure refuted'],
  // A table whose rows are labelled
  [
    '## Lamp flicker\n\n| Metric | Value |\n|---|---|\n| Status | rising |\n| **Mentions** | 23 |\n| Unique authors | 16 |\n| Comments | t3_abc12 |',
    'trend_figure refuted, trend_figure verified, trend_figure refuted, post verified',
  ],
  // A range has to begin and to end in the window
  ['It went on from 2 March 2026 to 12 November 2026 (t3_abc12).', 'date outside_window, post verified'],
  // Figures in the words of each language, beside them and as headers
  ['The post t3_abc12 has more than 34 comments.', 'post verified, metric refuted'],
  [
    'The post t3_abc12 has thirty-four comments or more, at least thirty comments.',
    'post verified, metric verified, metric verified',
  ],
  ['Publicação t3_abc12 sem comentários.', 'post verified, metric refuted'],
  ['게시물 t3_abc12의 댓글은 35개입니다.', 'post verified, metric refuted'],
  [
    '## Lamp flicker\n\n| 언급 | 작성자 |\n|---|---|\n| 23 | 16 |',
    'trend_figure verified, trend_figure refuted',
  ],
]
