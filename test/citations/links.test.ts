import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkOf } from '../../src/citations/parse/links.ts'

const same: readonly (readonly [url: string, key: string])[] = [
  ['https://old.reddit.com/r/lamps/comments/1abc/slug/', 'reddit:t3_1abc'],
  ['https://redd.it/1abc', 'reddit:t3_1abc'],
  ['https://mobile.twitter.com/ann/status/12', 'x:12'],
  ['https://music.youtube.com/watch?v=abcdefghijk', 'youtube:abcdefghijk'],
  ['https://www.youtube-nocookie.com/embed/abcdefghijk', 'youtube:abcdefghijk'],
  ['https://youtu.be/abcdefghijk?t=3', 'youtube:abcdefghijk'],
  ['https://www.youtube.com/watch?v=abcdefghijk&lc=UgxLamp.9aB-_', 'youtube:UgxLamp.9aB-_'],
  ['https://m.youtube.com/watch?lc=UgxLamp&v=abcdefghijk&t=3s', 'youtube:UgxLamp'],
  ['https://youtu.be/abcdefghijk?lc=UgxLamp', 'youtube:UgxLamp'],
  ['https://www.youtube.com/shorts/abcdefghijk?lc=UgxLamp', 'youtube:UgxLamp'],
  ['https://www.youtube.com/watch?v=abcdefghijk&lc=', 'youtube:abcdefghijk'],
  ['https://m.instagram.com/reel/C0de_1/', 'instagram/C0de_1'],
]
for (const [url, key] of same) test(`${url} is ${key}`, () => assert.equal(linkOf(url)?.key, key))

for (const url of ['https://notx.com/ann/status/12', 'https://x.com.example/ann/status/12'])
  test(`${url} is no post of X`, () => assert.equal(linkOf(url)?.post, undefined))

for (const url of [
  'https://www.youtube.com/watch?v=abcdefghijk&lc=no%20id',
  'https://www.youtube.com/watch?v=short&lc=UgxLamp',
])
  test(`${url} is neither a video nor a comment`, () => assert.equal(linkOf(url)?.post, undefined))

const short = [
  ...['https://bit.ly/a', 'https://v.gd/a', 'https://surl.li/a', 'https://t.co/a', 'https://fb.watch/a'],
  ...['https://www.reddit.com/r/lamps/s/a1', 'https://www.facebook.com/share/p/1'],
]
for (const url of short)
  test(`${url} does not say where it leads`, () => assert.equal(linkOf(url)?.isShort, true))

for (const url of ['https://sunbar.example/a', 'https://v.redd.it/1abc', 'https://www.facebook.com/sunbar'])
  test(`${url} says where it leads`, () => assert.equal(linkOf(url)?.isShort, false))
