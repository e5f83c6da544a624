import { type Platform, platforms } from '../../model/index.ts'

/** A value for every platform. The cast is sound: the entries are the platforms, each once. */
export function perPlatform<Value>(make: (platform: Platform) => Value): Record<Platform, Value> {
  return Object.fromEntries(platforms.map((platform) => [platform, make(platform)])) as Record<
    Platform,
    Value
  >
}
