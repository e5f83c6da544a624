import { answerOf, canHavePasskeys, isPublicKey, optionsFor } from './passkey-messages.ts'

/** Shorter than a challenge lives: whoever takes the offer late is not refused. */
const RENEW_OFFER_MS = 4 * 60_000

/** Shows the page's form for a passkey where the browser can have one, and says why where it cannot. */
export function offerPasskeys(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('form[data-passkey]')
  if (form === null) return
  const show = (selector: string, isShown: boolean) => {
    for (const part of page.querySelectorAll<HTMLElement>(selector)) part.hidden = !isShown
  }
  const isElsewhere = location.origin !== form.dataset['origin']
  show('[data-passkey-elsewhere]', isElsewhere)
  show('[data-passkey-unable]', !isElsewhere && !canHavePasskeys())
  if (isElsewhere || !canHavePasskeys()) return
  form.hidden = false
  if (form.dataset['passkey'] === 'make') askWhenSent(form, makeCredential)
  else offerSigningIn(page, form)
}

/** By the button, and beside the field for the code, where browsers offer their passkeys by themselves. */
function offerSigningIn(page: Document, form: HTMLFormElement): void {
  let offer = new AbortController()
  askWhenSent(form, async () => {
    // One question at a time is allowed.
    offer.abort()
    try {
      return await getCredential(form)
    } catch (error) {
      renew()
      throw error
    }
  })
  const field = page.querySelector<HTMLInputElement>('input[autocomplete~=webauthn]')
  const renew = async () => {
    // A code is being sent: nobody needs an offer.
    if (field === null || field.value !== '' || !(await canOffer())) return
    offer = new AbortController()
    const { signal } = offer
    const renewal = setTimeout(() => {
      offer.abort()
      // Nothing is asked while nobody looks.
      if (page.hidden) page.addEventListener('visibilitychange', renew, { once: true })
      else renew()
    }, RENEW_OFFER_MS)
    // Nobody asked for it: what goes wrong is not worth a word.
    const credential = await getCredential(form, { mediation: 'conditional', signal }).catch(() => null)
    clearTimeout(renewal)
    send(form, credential)
  }
  renew()
}

async function canOffer(): Promise<boolean> {
  const { isConditionalMediationAvailable } = PublicKeyCredential
  return (
    isConditionalMediationAvailable !== undefined &&
    (await isConditionalMediationAvailable.call(PublicKeyCredential))
  )
}

/** Holds the form back until there is an answer for it; why there is none stands in its alert. */
function askWhenSent(
  form: HTMLFormElement,
  ask: (form: HTMLFormElement) => Promise<Credential | null>,
): void {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const alert = form.querySelector('[role=alert]')
    if (alert !== null) alert.textContent = ''
    try {
      send(form, await ask(form))
    } catch (error) {
      if (alert !== null) alert.textContent = sentenceOf(error)
    }
  })
}

async function getCredential(
  form: HTMLFormElement,
  how: Omit<CredentialRequestOptions, 'publicKey'> = {},
): Promise<Credential | null> {
  const options: PublicKeyCredentialRequestOptionsJSON = await optionsFor(form)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return await navigator.credentials.get({ ...how, publicKey })
}

async function makeCredential(form: HTMLFormElement): Promise<Credential | null> {
  const options: PublicKeyCredentialCreationOptionsJSON = await optionsFor(form)
  return await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  })
}

function send(form: HTMLFormElement, credential: Credential | null): void {
  const field = form.elements.namedItem('answer')
  if (!isPublicKey(credential) || !(field instanceof HTMLInputElement)) return
  field.value = JSON.stringify(answerOf(credential))
  // Not by a request: its event would ask again.
  form.submit()
}

/** Browsers say little on purpose: a site is not to learn what passkeys there are. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'It did not work. Try again.'
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') {
    return 'Nothing came of it: it was cancelled, took too long, or there is no passkey for this site here.'
  }
  if (error.name === 'InvalidStateError') return 'This device has a passkey of yours for this site already.'
  return error.message
}
