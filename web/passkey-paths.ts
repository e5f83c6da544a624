/** Where the forms and the script of passkeys ask. */
export const passkeyPaths = {
  signIn: '/app/enter/passkey',
  signInChallenge: '/app/enter/passkey/challenge',
  settings: '/app/settings/sign-in',
  addChallenge: '/app/settings/sign-in/challenge',
} as const
