import assert from 'node:assert/strict'
import { test } from 'node:test'
import { channelKey, parseChannelUrl } from '../../../src/workspace/handles/youtube.ts'

const links = {
  'https://www.youtube.com/@fernlight': { by: 'handle', value: '@fernlight' },
  'https://youtube.com/@fernlight/videos': { by: 'handle', value: '@fernlight' },
  'https://www.youtube.com/@%E6%A4%8D%E7%89%A9': { by: 'handle', value: '@植物' },
  'https://www.youtube.com/channel/UCfErNLiGhT0000000000001': { by: 'id', value: 'UCfErNLiGhT0000000000001' },
  'https://www.youtube.com/user/FernlightTV': { by: 'user', value: 'FernlightTV' },
  'https://www.youtube.com/c/Fernlight': { by: 'custom', value: 'Fernlight' },
  'https://m.youtube.com/watch?v=fL7pQ2xZk0A&t=3': { by: 'video', value: 'fL7pQ2xZk0A' },
  'https://youtu.be/fL7pQ2xZk0A?si=x': { by: 'video', value: 'fL7pQ2xZk0A' },
  'https://www.youtube.com/shorts/fL7pQ2xZk0A': { by: 'video', value: 'fL7pQ2xZk0A' },
  'https://www.youtube.com/watch': undefined,
  'https://www.youtube.com/watch?v=one,two,more': undefined,
  'https://www.youtube.com/results?search_query=a': undefined,
  'https://www.youtube.com/@a%26id%3Db': undefined,
  'https://www.youtube.com/c/a%2Fb': undefined,
  'https://www.youtube.com/user/a,b': undefined,
  'https://www.youtube.com/channel/UC1,UC2': undefined,
  'https://www.youtube.com/': undefined,
} as const

for (const [link, channel] of Object.entries(links)) {
  test(`reads ${link} as ${channel === undefined ? 'no channel' : `${channel.by} ${channel.value}`}`, () => {
    assert.deepEqual(parseChannelUrl(new URL(link)), channel)
  })
}

test('names ignore case and a custom name is the handle that it is tried as; ids are exact', () => {
  assert.equal(channelKey({ by: 'handle', value: '@Sunbar' }), channelKey({ by: 'custom', value: 'sunbar' }))
  assert.notEqual(channelKey({ by: 'id', value: 'UCa' }), channelKey({ by: 'id', value: 'UCA' }))
  assert.notEqual(channelKey({ by: 'user', value: 'sunbar' }), channelKey({ by: 'custom', value: 'sunbar' }))
})
