import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browserName } from '../../web/view/browser-name.ts'

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test('a browser is called as people call it, and what is not known stays as it came', () => {
  for (const [userAgent, name] of [
    [`Mozilla/5.0 (X11; Linux x86_64) ${KHTML} Chrome/156.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/156.0.0.0 Safari/537.36 Edg/156.0`,
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on macOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${KHTML} Version/18.0 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${KHTML} Chrome/156.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    ['curl/8.5.0', 'curl/8.5.0'],
    ['<img src=x>', '<img src=x>'],
  ] as const)
    assert.equal(browserName(userAgent), name)
})
