import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { close, listen } from '../../src/http/server.ts'
import { toServiceError } from '../../src/lib/errors.ts'
import { readForm } from '../../web/read-form.ts'

const { server, url } = await listen('127.0.0.1', 0)
server.on('request', async (request, response) => {
  try {
    response.end(JSON.stringify([...(await readForm(request))]))
  } catch (thrown) {
    response.end(toServiceError(thrown).fault.kind)
  }
})
after(() => close(server, 0))

const urlencoded = 'application/x-www-form-urlencoded'

async function send(body: string, type = urlencoded): Promise<string> {
  const response = await fetch(url, { method: 'POST', body, headers: { 'Content-Type': type } })
  return await response.text()
}

test('a form is read as browsers send it', async () => {
  assert.deepEqual(JSON.parse(await send('q=a+b%26c&empty=&text=%C3%A9%3D%F0%9F%8C%B1=')), [
    ['q', 'a b&c'],
    ['empty', ''],
    ['text', 'é=🌱='],
  ])
})

test('a form with a field twice is refused, however its name is written', async () => {
  assert.equal(await send('a=1&%61=2'), 'invalid_input')
})

test('a form that is not UTF-8 is refused', async () => {
  assert.equal(await send('a=%ff'), 'invalid_input')
})

test('only an urlencoded form is taken', async () => {
  assert.equal(await send('a=1', 'text/plain'), 'unsupported_media_type')
  assert.equal(await send('a=1', 'multipart/form-data; boundary=x'), 'unsupported_media_type')
  assert.equal(await send('a=1', `${urlencoded}; charset=utf-8`), '[["a","1"]]')
})

test('a form of 64 KiB is taken, and one byte more is not', async () => {
  const whole = `a=${'x'.repeat(64 * 1024 - 2)}`
  assert.equal(JSON.parse(await send(whole))[0][1].length, 64 * 1024 - 2)
  assert.equal(await send(`${whole}x`), 'payload_too_large')
})
