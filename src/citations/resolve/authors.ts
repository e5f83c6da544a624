import { plainHandle } from '../../lib/plain-handle.ts'
import { squeezedName } from '../../lib/squeezed-name.ts'
import type { Attribute } from '../parse/attributes.ts'
import { overlap, type Span } from '../parse/spans.ts'
import type { StoredPost } from '../stored.ts'
import type { FoundCompany, NamedCompany } from './companies.ts'

/** Somebody whom a sentence names, who may have written a post. */
export interface NamedAuthor extends Span {
  readonly isAccount: boolean
  wrote(post: StoredPost): boolean
}

/** Whether a post is by an account; undefined where its author is not known. */
export function isByHandle(handle: string, { authorHandle }: StoredPost): boolean | undefined {
  return authorHandle === undefined ? undefined : plainHandle(authorHandle) === plainHandle(handle)
}

/** Whether a post is by an account of a company; undefined where that is not known. */
export function isByCompany(
  { company, others }: Pick<FoundCompany, 'company' | 'others'>,
  { voice, authorHandle }: StoredPost,
): boolean | undefined {
  if (authorHandle === undefined || voice === undefined || voice === 'unknown') return undefined
  const isNamed = isNamedAs(company, authorHandle)
  // An account of its very name on a platform where it has none that is known.
  if (voice !== (company.isOwn === true ? 'company' : 'competitor'))
    return isNamed === 'exactly' ? undefined : false
  // Whose account it is, of several competitors, only its name tells.
  if (company.isOwn === true || isNamed !== undefined) return true
  return others.some((other) => isNamedAs(other, authorHandle) !== undefined) ? false : undefined
}

/** The accounts and companies of a sentence, in its order; what is both is an account. */
export function namedAuthors(
  attributes: readonly Attribute[],
  companies: readonly FoundCompany[],
): NamedAuthor[] {
  const handles = attributes.flatMap((each) => (each.kind === 'author' ? [each] : []))
  const accounts = handles.map(
    ({ start, end, handle }): NamedAuthor => ({
      ...{ start, end, isAccount: true },
      wrote: (post) => isByHandle(handle, post) === true,
    }),
  )
  const others = companies
    .filter((company) => !handles.some((author) => overlap(author, company)))
    .map(
      (company): NamedAuthor => ({
        ...{ start: company.start, end: company.end, isAccount: false },
        wrote: (post) => isByCompany(company, post) === true,
      }),
    )
  return [...accounts, ...others].sort((one, other) => one.start - other.start)
}

function isNamedAs({ names }: NamedCompany, handle: string): 'exactly' | 'at its beginning' | undefined {
  const written = squeezedName(plainHandle(handle))
  const squeezed = names.map((name) => squeezedName(plainHandle(name))).filter((name) => name !== '')
  if (squeezed.includes(written)) return 'exactly'
  return squeezed.some((name) => written.startsWith(name)) ? 'at its beginning' : undefined
}
