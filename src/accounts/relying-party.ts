import { isIP } from 'node:net'

/** Whom passkeys are made for: they work at this origin, and no other site can use them. */
export interface RelyingParty {
  /** The host's name. */
  readonly id: string
  readonly origin: string
}

/** Either the relying party, or in one sentence why browsers make no passkey there. */
export type PasskeySite = RelyingParty | { readonly whyNot: string }

/**
 * The relying party of where people reach the service: of BASE_URL, or of the name of this machine; never of what a
 * request says. Browsers make passkeys for names alone, and over https or on the machine itself.
 */
export function passkeySiteOf(personalUrl: string): PasskeySite {
  const { protocol, hostname, origin } = new URL(personalUrl)
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) {
    return {
      whyNot: `No passkey can be made here, because browsers make none for a bare IP address such as ${hostname}: BASE_URL has to give this service a name.`,
    }
  }
  const isThisMachine = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (protocol !== 'https:' && !isThisMachine) {
    return {
      whyNot: `No passkey can be made here, because browsers make none over plain http: BASE_URL has to begin with https://.`,
    }
  }
  return { id: hostname, origin }
}
