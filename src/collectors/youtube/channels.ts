import { DAY_MS } from '../../lib/days.ts'
import { type ChannelRef, channelKey, handleOf } from '../../workspace/handles/youtube.ts'
import type { CollectorDeps } from '../http.ts'
import { type JsonRecord, toFilledText, toRecord, toRecords } from '../json.ts'
import { queryProblem } from '../query-run.ts'
import { createBatchLoader, type LoadedBatch } from './batch-loader.ts'
import type { YouTubeCalls } from './client.ts'
import { channelIdOf, toChannelId } from './map.ts'
import { PAGE_SIZE } from './plan.ts'
import { YOUTUBE_RETENTION_DAYS } from './settings.ts'

export interface Channels {
  /** The id of a channel's uploads playlist. Throws a problem `not_found` for an unknown channel. */
  uploadsOf(ref: ChannelRef): Promise<string>
  /** The id of a channel itself; throws like `uploadsOf`. */
  idOf(ref: ChannelRef): Promise<string>
  /** Drops a playlist id that no longer exists: the next scan resolves the channel again. */
  forgetUploads(ref: ChannelRef): Promise<void>
  /** The handles of channels by id, null for a channel without one. At most 50 uncached ones per call. */
  handlesOf(ids: readonly string[]): Promise<LoadedBatch<string | null>>
}

const UPLOADS = 'youtube_uploads'
const HANDLE = 'youtube_handle'

/** Resolves channels and caches them for other scans. */
export function createChannels(
  calls: YouTubeCalls,
  { clock, lookups }: Pick<CollectorDeps, 'clock' | 'lookups'>,
): Channels {
  const recall = async (kind: string, key: string) =>
    toRecord(await lookups.get(kind, key, new Date(clock.now().getTime() - YOUTUBE_RETENTION_DAYS * DAY_MS)))

  async function rememberHandle(id: string, channel: JsonRecord): Promise<string | null> {
    const handle = toFilledText(toRecord(channel['snippet'])['customUrl']) ?? null
    await lookups.set(HANDLE, id, { handle }, clock.now())
    return handle
  }

  async function filterFor(ref: ChannelRef): Promise<Record<string, string>> {
    switch (ref.by) {
      case 'id':
        return { id: ref.value }
      case 'handle':
      case 'custom':
        return { forHandle: handleOf(ref.value) }
      case 'user':
        return { forUsername: ref.value }
      case 'video': {
        const body = await calls.get('/videos', { part: 'snippet', id: ref.value })
        const [video] = toRecords(body['items'])
        const id = video === undefined ? undefined : channelIdOf(video)
        if (id === undefined) throw queryProblem('not_found', `YouTube shows no such video (${ref.value}).`)
        return { id }
      }
    }
  }

  const rememberedHandles = createBatchLoader(async (ids) => {
    const handles = new Map<string, string | null>()
    await Promise.all(
      ids.map(async (id) => {
        const known = await recall(HANDLE, id)
        if ('handle' in known) handles.set(id, toFilledText(known['handle']) ?? null)
      }),
    )
    return handles
  })

  const askedHandles = createBatchLoader(async (ids) => {
    const handles = new Map<string, string | null>()
    const query = { part: 'snippet', id: ids.join(','), maxResults: PAGE_SIZE }
    for (const channel of toRecords((await calls.get('/channels', query))['items'])) {
      const id = toChannelId(channel['id'])
      if (id !== undefined) handles.set(id, await rememberHandle(id, channel))
    }
    return handles
  })

  /** What is remembered is known also where the call for the others fails. */
  async function handlesOf(ids: readonly string[]): Promise<LoadedBatch<string | null>> {
    const remembered = await rememberedHandles(ids)
    const asked = await askedHandles(ids.filter((id) => !remembered.found.has(id)))
    return {
      found: new Map([...remembered.found, ...asked.found]),
      missing: asked.missing,
      failure: asked.failure ?? remembered.failure,
    }
  }

  async function resolve(ref: ChannelRef): Promise<{ readonly id: string; readonly playlistId: string }> {
    const known = await recall(UPLOADS, channelKey(ref))
    const [knownId, knownList] = [toChannelId(known['id']), toFilledText(known['playlistId'])]
    if (knownId !== undefined && knownList !== undefined) return { id: knownId, playlistId: knownList }
    const query = { part: 'snippet,contentDetails', ...(await filterFor(ref)) }
    const [channel = {}] = toRecords((await calls.get('/channels', query))['items'])
    const id = toChannelId(channel['id'])
    const playlists = toRecord(toRecord(channel['contentDetails'])['relatedPlaylists'])
    const playlistId = toFilledText(playlists['uploads'])
    if (id === undefined || playlistId === undefined) {
      throw queryProblem('not_found', `YouTube knows no channel by this name (${ref.value}).`)
    }
    await rememberHandle(id, channel)
    await lookups.set(UPLOADS, channelKey(ref), { id, playlistId }, clock.now())
    return { id, playlistId }
  }

  return {
    uploadsOf: async (ref) => (await resolve(ref)).playlistId,
    idOf: async (ref) => (await resolve(ref)).id,
    forgetUploads: (ref) => lookups.set(UPLOADS, channelKey(ref), {}, clock.now()),
    handlesOf,
  }
}
