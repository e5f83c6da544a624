/** Where whoever has signed in goes on: the page of ours that sent them to sign in, or the first one. */
export function nextPage(asked: unknown): string {
  // Segments of letters alone: nothing that a browser may read as another host.
  return typeof asked === 'string' && /^\/app(\/[\w-]+)*$/.test(asked) ? asked : '/app'
}
