import type { ComponentChildren, JSX } from 'preact'
import type { Role } from '../../../src/model/index.ts'
import type { PageRequest, ShownPage } from '../../page.ts'

/** The pages of the settings, and who may open each. */
const settings = {
  access: { path: '/app/settings/access', label: 'Agent access', needs: 'member' },
  plan: { path: '/app/settings/plan', label: 'Plan', needs: 'member' },
  members: { path: '/app/settings/members', label: 'Members', needs: 'member' },
  signIn: { path: '/app/settings/sign-in', label: 'Sign-in', needs: 'member' },
  audit: { path: '/app/settings/audit', label: 'Audit', needs: 'owner' },
} as const satisfies Record<string, { path: string; label: string; needs: Role }>
export type Setting = keyof typeof settings

/** A page of the settings, with the way to the others. */
export function settingsPage(
  { visitor }: PageRequest,
  setting: Setting,
  content: ComponentChildren,
  more: Pick<ShownPage, 'status' | 'holdsSecret'> & { readonly heading?: string } = {},
): ShownPage {
  const { heading = settings[setting].label, ...how } = more
  return {
    ...how,
    title: heading,
    body: (
      <>
        <SettingsNavigation role={visitor.role} setting={setting} />
        <h1>{heading}</h1>
        {how.holdsSecret ? <div data-shown-once>{content}</div> : content}
      </>
    ),
  }
}

function SettingsNavigation({ role, setting }: { role: Role; setting: Setting }): JSX.Element {
  return (
    <nav class="choices" aria-label="Settings">
      <p>
        {Object.entries(settings)
          .filter(([, { needs }]) => needs === 'member' || role === 'owner')
          .map(([name, { path, label }]) => (
            <a key={name} href={path} {...(name === setting ? { 'aria-current': 'page' } : {})}>
              {label}
            </a>
          ))}
      </p>
    </nav>
  )
}
