import { courses } from './courses.ts'
import type { Campaign, InventedDomain, InventedTopic, Pattern } from './domain.ts'
import type { Slots } from './phrases.ts'
import { type BroadRole, broadRoles, kindOfIntent, type Role, type RoleName, roles } from './roles.ts'

/** The words of one role. */
export interface Told {
  readonly id: string
  readonly says: readonly (readonly string[])[]
  readonly patterns: readonly Pattern[]
}

/** What people write about one maker that does not exist. What they write about, how often and when, roles.ts says. */
export interface MakerWorld {
  readonly name: string
  /** The maker's own handle, and each rival's name with its handle. */
  readonly handle: string
  readonly rivals: Readonly<Record<string, string>>
  readonly slots: Slots
  readonly broad: Readonly<Record<BroadRole, Omit<Told, 'patterns'>>>
  readonly topics: Readonly<Record<RoleName, Told>>
  /** Single posts of single people: danger. */
  readonly hazards: readonly Pattern[]
  /** What the maker and its rivals write. */
  readonly ownPosts: readonly string[]
  readonly rivalPosts: readonly string[]
  readonly chatter: readonly Pattern[]
  readonly circumstances: readonly string[]
  readonly campaigns: readonly Campaign[]
  readonly openers: readonly string[]
  readonly closers: readonly string[]
}

const CHATTER_POSTS = 420
const OWN_POSTS = 60
const RIVAL_POSTS = 44

/** Throws where a role has no words. */
export function toDomain(world: MakerWorld): InventedDomain {
  const roleNames = Object.keys(roles).filter(isRoleName)
  const topics = roleNames.map((name): InventedTopic => {
    const { intent, posts, course, broad, language }: Role = roles[name]
    const told = world.topics[name]
    return {
      ...told,
      kind: kindOfIntent[intent],
      intents: [intent],
      posts,
      course,
      ...(language === undefined ? {} : { language }),
      ...(broad === undefined
        ? {}
        : { broad: { ...world.broad[broad], isListedWhole: broadRoles[broad].isListedWhole } }),
    }
  })
  return {
    name: world.name,
    days: 100,
    windows: [7, 30],
    rivals: Object.keys(world.rivals),
    slots: { ...world.slots, rival: Object.keys(world.rivals) },
    topics,
    companies: [
      { voice: 'company', handles: [world.handle], posts: OWN_POSTS, patterns: world.ownPosts },
      {
        voice: 'competitor',
        handles: Object.values(world.rivals),
        posts: RIVAL_POSTS,
        patterns: world.rivalPosts,
      },
    ],
    chatter: { posts: CHATTER_POSTS, patterns: world.chatter },
    hazards: { course: courses.steady, patterns: world.hazards },
    campaigns: world.campaigns,
    circumstances: world.circumstances,
    openers: world.openers,
    closers: world.closers,
  }
}

function isRoleName(name: string): name is RoleName {
  return Object.hasOwn(roles, name)
}
