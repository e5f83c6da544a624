/** Whose words stand beside a comment, so that they go when their author is forgotten though the thread was never stored. */
export const contextAuthors = /* sql */ `
alter table posts
  -- the key of whoever wrote the context, as in forgotten_authors; null: nobody knows
  add column context_author_key bytea;
`
