import { type Platform, platforms } from '../../model/index.ts'

/** Platforms by how much they give, the most first. */
const MIX: readonly [Platform, number][] = [
  ['x', 0.45],
  ['reddit', 0.25],
  ['youtube', 0.12],
  ['facebook', 0.1],
  ['instagram', 0.08],
]

const metricOf = {
  reddit: 'score',
  x: 'likes',
  youtube: 'likes',
  facebook: 'reactions',
  instagram: 'likes',
} as const satisfies Record<Platform, string>

/** A rank from 0, the k-th drawn about k times more rarely than the first. All take a number in [0, 1). */
export function zipf(uniform: number, size: number): number {
  return Math.min(Math.floor(size) - 1, Math.floor(size ** uniform) - 1)
}

export function platformAt(uniform: number): Platform {
  let left = uniform
  for (const [platform, share] of MIX) {
    if (left < share) return platform
    left -= share
  }
  return platforms[0]
}

/** What a post has gathered, over four orders of magnitude. */
export function metricsAt(uniform: number, platform: Platform): Readonly<Record<string, number>> {
  return { [metricOf[platform]]: Math.floor(Math.exp(uniform * 9)) - 1 }
}
