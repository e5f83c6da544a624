import type { CompanyPost, Corpus } from '../corpus/deduplicate.ts'
import { type Assignment, isMember } from './assign.ts'

/** What companies say, by the number of the topic that it belongs to, in order of time. */
export type CompanyPosts = ReadonlyMap<number, readonly CompanyPost[]>

/**
 * The posts of companies in the window, by topic; `topic` and `membership` have one value a distinct text. A broad issue
 * has those of its parts.
 */
export function companyPostsByTopic(
  { companyPosts }: Pick<Corpus, 'companyPosts'>,
  { topic, membership }: Assignment,
  issues: readonly { readonly group: number; readonly partGroups: readonly number[] }[],
  windowFromMs: number,
): CompanyPosts {
  const byTopic = new Map<number, CompanyPost[]>()
  for (const post of companyPosts) {
    const group = topic[post.text]
    if (group === undefined || post.time < windowFromMs || !isMember(membership[post.text] ?? 0)) continue
    const others = byTopic.get(group)
    if (others === undefined) byTopic.set(group, [post])
    else others.push(post)
  }
  for (const { group, partGroups } of issues) {
    const ofParts = partGroups.flatMap((part) => byTopic.get(part) ?? [])
    if (ofParts.length > 0) byTopic.set(group, ofParts)
  }
  return byTopic
}
