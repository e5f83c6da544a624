/** What the next ranking has to know of this one: `trends` has bare post ids, which two platforms may share. */
export const knownTrends = /* sql */ `
alter table rankings
  -- null for a ranking that was kept before this column
  add column known_trends json;
`
