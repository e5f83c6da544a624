import { BODY, CLOSE, get, once, post, type Shape } from './shapes.ts'

/** Answered alone, it would tell that a proxy and the service read the bytes before it differently. */
const SMUGGLED = get('/healthz', 'X-Smuggled: yes\r\n')
export const SMUGGLED_ANSWER = '"status":"ok"'

const refused = [[400]] as const
/** The rest of what was read as a body, or as no request. */
const refusedAfter = [[400], [400, 400], [401, 400], [415, 400], [200, 400]] as const

/** Lengths and codings that do not agree: nobody's second request may be found in them. */
export const lies: readonly Shape[] = [
  ...[
    ['both lengths', `Content-Length: ${BODY.length}\r\nTransfer-Encoding: chunked\r\n`],
    ['both lengths, turned', `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n`],
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n'],
    ['two lengths in one', 'Content-Length: 4, 5\r\n'],
    ['a length with a sign', 'Content-Length: +4\r\n'],
    ['a negative length', 'Content-Length: -1\r\n'],
    ['a length in hexadecimal', 'Content-Length: 0x4\r\n'],
    ['a length too great', 'Content-Length: 99999999999999999999999\r\n'],
    ['a length that is none', 'Content-Length: four\r\n'],
    ['an unknown coding', 'Transfer-Encoding: xchunked\r\n'],
    ['a coding after chunked', 'Transfer-Encoding: chunked, identity\r\n'],
    ['two codings', 'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n'],
    ['a coding behind a tab', 'Transfer-Encoding:\tchunked\r\nContent-Length: 4\r\n'],
    ['a name with a space', 'Content-Length : 4\r\n'],
    ['a name with a NUL', 'Content-Length\u0000: 4\r\n'],
    [
      'a folded header',
      'X-Any: a\r\n Content-Length: 4\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n',
    ],
    ['a header without a colon', 'Content-Length 4\r\n'],
    ['a bare carriage return', 'X-Any: a\rTransfer-Encoding: chunked\r\n'],
  ].map(([name = '', headers = '']) =>
    once(name, refusedAfter, (key) => post(key, headers, `0\r\n\r\n${SMUGGLED}`), 'end'),
  ),
  ...[
    ['a chunk whose size is no number', 'zz\r\n'],
    ['a chunk whose size is too great', 'ffffffffffffffffff\r\n'],
    ['a chunk with a sign', '-1\r\n'],
    ['a chunk longer than it says', '1\r\n{"text"\r\n'],
    ['a chunk extension without end', `1;${'x'.repeat(30_000)}\r\n`],
    ['a chunk ended by a bare line feed', '1\n{\n0\n\n'],
    ['a trailer that is a header', '2\r\n{}\r\n0\r\nContent-Length: 3\r\n\r\n'],
    ['a trailer without end', `2\r\n{}\r\n0\r\nX: ${'y'.repeat(30_000)}\r\n\r\n`],
  ].map(([name = '', chunks = '']) =>
    once(
      name,
      [...refusedAfter, [], [413], [431], [400, 431]],
      (key) => post(key, 'Transfer-Encoding: chunked\r\n', chunks + SMUGGLED),
      'end',
    ),
  ),
  once('a body longer than its length', [[400, 400], [400]], (key) =>
    post(key, 'Content-Length: 4\r\n', '{"text":"a"}'),
  ),
]

/** What is no request of HTTP/1.1, or too much of one. */
export const noRequests: readonly Shape[] = [
  once('a header of 20 KiB', [[431]], () => get('/healthz', `X-Long: ${'x'.repeat(20_000)}\r\n`)),
  once('three thousand headers', [[200], [431]], () => get('/healthz', CLOSE + 'A: b\r\n'.repeat(3000))),
  once('a path of 20 KiB', [[431]], () => get(`/${'x'.repeat(20_000)}`)),
  once('no host', refused, () => 'GET /healthz HTTP/1.1\r\n\r\n'),
  once('HTTP/1.0 without a host', [[200]], () => 'GET /healthz HTTP/1.0\r\n\r\n'),
  once('HTTP/0.9', [[200], [400]], () => 'GET /healthz\r\n\r\n'),
  once('HTTP/3.0', refused, () => 'GET /healthz HTTP/3.0\r\nHost: x\r\n\r\n'),
  once('the preface of HTTP/2', [[400], []], () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  once('a TLS hello', refused, () => Buffer.from('16030100c8010000c40303aabbccdd', 'hex')),
  once('an unknown method', refused, () => 'SING /healthz HTTP/1.1\r\nHost: x\r\n\r\n'),
  once('a tunnel', [[]], () => 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n'),
  once(
    'an upgrade',
    [[200]],
    () => get('/healthz', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'),
    'read',
    'end',
  ),
  once('an upgrade to HTTP/2', [[200]], () =>
    get('/healthz', `${CLOSE}Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n`),
  ),
  once('an expectation', [[100, 400]], (key) =>
    post(key, `Expect: 100-continue\r\nContent-Length: 2\r\n${CLOSE}`, '{}'),
  ),
  once('an unknown expectation', [[417]], () => get('/healthz', 'Expect: miracles\r\n')),
  once('a target that is no path', refused, () => get('http://[')),
  once('a target of another host', [[200]], () => get('http://other.example/healthz', CLOSE)),
  once('bytes that are no text', refused, () => Buffer.from(Array.from({ length: 300 }, (_, n) => n % 256))),
  once('a NUL in the target', refused, () => get('/healthz\u0000')),
  once('a header of another coding', [[200], [400]], () => Buffer.from(get('/healthz', `X: é€\r\n${CLOSE}`))),
  once('a body of 300 KB that is not waited for', [[413]], (key) =>
    post(key, 'Content-Length: 300000\r\n', 'x'.repeat(1000)),
  ),
]
