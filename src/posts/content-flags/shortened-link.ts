/**
 * Hosts of link shorteners, which hide a link's target. Without those that a platform puts around every link
 * (t.co) or that lead to one platform only (youtu.be, redd.it, fb.me).
 */
const shorteners = [
  'adf.ly',
  'bit.do',
  'bit.ly',
  'bitly.com',
  'bl.ink',
  'buff.ly',
  'clck.ru',
  'cutt.ly',
  'dlvr.it',
  'goo.gl',
  'goo.su',
  'ift.tt',
  'is.gd',
  'j.mp',
  'kutt.it',
  'lnkd.in',
  'ow.ly',
  'qr.ae',
  'rb.gy',
  'rebrand.ly',
  's.id',
  'shorturl.at',
  'shorte.st',
  'snip.ly',
  'surl.li',
  't.cn',
  't.ly',
  'tiny.cc',
  'tinyurl.com',
  'trib.al',
  'u.to',
  'url.cn',
  'v.gd',
  'vk.cc',
  'wp.me',
] as const

const SHORTENED = new RegExp(
  `(?<![\\w.@-])(?:www\\.)?(?:${shorteners.map((host) => host.replaceAll('.', '\\.')).join('|')})/[\\w-]`,
  'i',
)

/** Whether a text holds a link whose target is hidden by a link shortener. */
export function hasShortenedLink(text: string): boolean {
  return text.includes('/') && SHORTENED.test(text)
}
