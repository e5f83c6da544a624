import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { violationsOf } from './axe.ts'
import { startWorld, type TestHooks, type World } from './world.ts'

let world: World
/** Passkeys work at the name of this machine, which the other tests need not use. */
let named: string
before(async () => {
  world = await startWorld()
  named = world.url.replace('127.0.0.1', 'localhost')
})
after(() => world.close())

/** A browser of a person who has just signed in by a link, with an authenticator in it. */
async function openWithAuthenticator(t: TestHooks, options: BrowserContextOptions = {}) {
  const open = await world.open(t, { baseURL: named, storageState: { cookies: [], origins: [] }, ...options })
  const { page } = open
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(await world.invite())
  await page.waitForURL(`${named}/app`)
  return { ...open, cdp, authenticatorId }
}

/** Goes from the trends to the passkeys as a person would, and adds one. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await page.locator('nav a', { hasText: 'Settings' }).click()
  await page.locator('nav[aria-label=Settings] a', { hasText: 'Sign-in' }).click()
  await page.locator('#field-name').fill(name)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.locator('th', { hasText: name }).waitFor()
}

async function signOut(page: Page): Promise<void> {
  await signOutBeforeOffer(page)
  await page.waitForURL('**/app/enter')
}

/** Where the authenticator takes the offer at once, the page to sign in is gone as soon as it is there. */
async function signOutBeforeOffer(page: Page): Promise<void> {
  await page.goto('/app/sessions')
  await page.getByRole('button', { name: 'Sign out' }).first().click()
}

/** Whether the authenticator lets itself be used unasked: then the offer beside the field is taken at once. */
const setPresence = (cdp: CDPSession, authenticatorId: string, enabled: boolean) =>
  cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })

test('a passkey is added, signs in after a sign-out, and is removed', async (t) => {
  const { page, cdp, authenticatorId, faults } = await openWithAuthenticator(t)
  // The button alone: an offer beside the field would be taken before it is pressed.
  await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false')
  await addPasskey(page, 'This laptop')
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  assert.deepEqual(
    credentials.map(({ isResidentCredential, rpId }) => [isResidentCredential, rpId]),
    [[true, 'localhost']],
  )
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/app')

  await page.goto('/app/settings/sign-in')
  const row = page.locator('tr', { hasText: 'This laptop' })
  assert.match((await row.locator('td').nth(1).textContent()) ?? '', /\d/)
  await row.locator('summary', { hasText: 'Rename' }).click()
  await row.getByLabel('New name').fill('Old laptop')
  await row.getByRole('button', { name: 'Rename' }).click()
  const renamed = page.locator('tr', { hasText: 'Old laptop' })
  await renamed.locator('summary', { hasText: 'Remove' }).click()
  await renamed.getByText('npm run admin -- user link').waitFor()
  await renamed.getByRole('button', { name: 'Remove the passkey' }).click()
  await page.getByText('You have no passkey').waitFor()
  assert.deepEqual(faults, [])
})

test('a link that is opened where the page to sign in is open already signs in as well', async (t) => {
  const { page, faults } = await world.open(t, { storageState: { cookies: [], origins: [] } })
  await page.goto('/app')
  await page.waitForURL('**/app/enter')
  const path = await world.invite()
  await page.evaluate(
    (hash) => {
      location.hash = hash
    },
    path.slice(path.indexOf('#')),
  )
  await page.waitForURL('**/app')
  assert.deepEqual(faults, [])
})

test('beside the field for the code the browser offers the passkey by itself', async (t) => {
  const { page } = await openWithAuthenticator(t)
  await addPasskey(page, 'Offered')
  await signOutBeforeOffer(page)
  // The authenticator takes the offer as soon as it is made: nothing is pressed.
  await page.waitForURL('**/app')
})

test('a credential that cannot write itself as JSON, as those of some password managers, does as well', async (t) => {
  const { page } = await openWithAuthenticator(t)
  await page.addInitScript(`
    PublicKeyCredential.prototype.toJSON = () => { throw new TypeError('Illegal invocation') }
    AuthenticatorAttestationResponse.prototype.getTransports = () => { throw new TypeError('Illegal invocation') }
  `)
  await addPasskey(page, 'Managed')
  await signOutBeforeOffer(page)
  await page.waitForURL('**/app')
})

test('a passkey that is refused, cancelled or there already is told in a sentence, and the code still works', async (t) => {
  const { page, cdp, authenticatorId } = await openWithAuthenticator(t)
  await addPasskey(page, 'One')
  await page.locator('#field-name').fill('Again')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('This device has a passkey of yours for this site already.').waitFor()
  await page.locator('summary', { hasText: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove the passkey' }).click()
  await page.getByText('You have no passkey').waitFor()
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.locator('#field-name').fill('Nobody')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Nothing came of it').waitFor()
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  // What was removed here is in the authenticator still.
  await setPresence(cdp, authenticatorId, false)
  await signOut(page)
  await setPresence(cdp, authenticatorId, true)
  // One try: the page that says no would offer the passkey again, and nobody is there to turn it down.
  await page.route('**/challenge', (route) => route.abort())
  await page.route('**/challenge', (route) => route.continue(), { times: 1 })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('This passkey does not sign you in.').waitFor()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('The service did not answer.').waitFor()
  await page.getByLabel('Sign-in code').fill(await world.invite())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/app')
})

test('at an address without a name the pages say where passkeys work', async (t) => {
  const { page } = await world.open(t)
  for (const path of ['/app/enter', '/app/settings/sign-in']) {
    await page.goto(path)
    const link = page.locator('[data-passkey-elsewhere] a')
    await link.waitFor()
    assert.equal(await link.getAttribute('href'), `${named}${path}`)
    assert.equal(await page.locator('form[data-passkey]').isVisible(), false)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing where passkeys are offered, ${colorScheme}`, async (t) => {
    const { page, cdp, authenticatorId } = await openWithAuthenticator(t, { colorScheme, bypassCSP: true })
    await addPasskey(page, 'Seen')
    assert.deepEqual(await violationsOf(page), [])
    await setPresence(cdp, authenticatorId, false)
    await page.goto('/app/enter')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
    assert.deepEqual(await violationsOf(page), [])
  })
}
