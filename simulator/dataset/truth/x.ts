import { carriedLength, conversationOf, mentionsOf, shownText } from '../../x/threads.ts'
import type { Dataset, XPost, XWorld } from '../dataset.ts'
import { demoWorkspace } from '../demo-workspace.ts'
import { type CommentFate, matchesOf, type PlantedComment } from './planted-comment.ts'

const companies = demoWorkspace.handles.x.map((name) => name.toLowerCase())

/**
 * Answers, quotes and mentions without a word of the demo's list. Those among the posts themselves hold words and are
 * not planted here.
 */
export function plantedOnX({ x }: Pick<Dataset, 'x'>, now: Date): PlantedComment[] {
  const { voices = [], posts, accounts } = x
  const world: XWorld = { accounts, posts: [...posts, ...voices] }
  return voices
    .filter(({ publishedAt }) => publishedAt <= now)
    .map((voice) => {
      const threadId = conversationOf(voice, world)
      const root = threadId === voice.id ? undefined : world.posts.find(({ id }) => id === threadId)
      const isReply = voice.reference?.type === 'replied_to'
      return {
        platform: 'x',
        id: voice.id,
        kind: isReply ? 'reply' : voice.reference?.type === 'quoted' ? 'quote' : 'mention',
        threadId,
        parentId: isReply ? (voice.reference?.id ?? null) : null,
        author: voice.author,
        text: voice.text,
        publishedAt: voice.publishedAt,
        fate: fateOf(voice, world, now),
        matches: matchesOf(voice.text, root?.text ?? ''),
      }
    })
}

function fateOf(voice: XPost, { accounts, posts }: XWorld, now: Date): CommentFate {
  if (voice.removedAt !== undefined && voice.removedAt <= now) return 'removed'
  const author = accounts.find(({ username }) => username === voice.author)
  if (author?.state !== 'public') return 'author_gone'
  if (companies.includes(voice.author.toLowerCase())) return 'company'
  const target = posts.find(({ id }) => id === voice.reference?.id)
  const speaksToCompany = companies.includes(target?.author.toLowerCase() ?? '')
  const own = { ...voice, reference: null, carried: [], text: shownText(voice).slice(carriedLength(voice)) }
  const namesCompany = mentionsOf(own).some((name) => companies.includes(name))
  return speaksToCompany || namesCompany ? 'customer' : 'carried'
}
