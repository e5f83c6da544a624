/** The browsers that people know, by what only they say of themselves; a later one says what an earlier one does, too. */
const browsers = [
  ['Firefox', /\bFirefox\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\bFxiOS\//],
  ['Chrome', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** `Firefox on Windows`, by what a browser says of itself, which anybody may claim; what is not known stays as it is. */
export function browserName(userAgent: string): string {
  const [browser] = browsers.find(([, mark]) => mark.test(userAgent)) ?? []
  const [system] = systems.find(([, mark]) => mark.test(userAgent)) ?? []
  if (browser === undefined) return userAgent
  return system === undefined ? browser : `${browser} on ${system}`
}
