/** As long as the addresses that browsers and proxies take. */
const MAX_LENGTH = 2000

/** Where whoever has signed in goes on unless a page of ours sent them. */
export const FIRST_PAGE = '/app'

/** Where whoever has signed in goes on: the page of ours that sent them to sign in, or the first one. */
export function nextPage(asked: unknown): string {
  // Segments of letters alone, and a query as forms write it: nothing that a browser may read as another host.
  const isOurs = typeof asked === 'string' && /^\/app(\/[\w-]+)*(\?[\w.*+&=%-]*)?$/.test(asked)
  return isOurs && asked.length <= MAX_LENGTH ? asked : FIRST_PAGE
}

/** The page that asks to sign in, and then leads to one of ours. */
export function enterPath(next: string): string {
  return `/app/enter?${new URLSearchParams({ next })}`
}
