const NAME = 'single-keys'

let areOn = stored() !== 'off'

/** Whether single keys do anything. Default: yes. */
export function keysAreOn(): boolean {
  return areOn
}

/** Switches them for this page at once, and for this browser where it lets a page store anything. */
export function switchKeys(on: boolean): void {
  areOn = on
  try {
    if (on) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, 'off')
  } catch {
    // Then the next page has them again.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(NAME)
  } catch {
    return null
  }
}
