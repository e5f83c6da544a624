/** What a ranking remembers of the one before it: two moments, and no third party's words. */
export const previousRankings = /* sql */ `
alter table rankings
  -- when the newest post that it saw was published; null without any
  add column evidence_until timestamptz,
  -- of the last ranking of this window that ended with an older post: when it was made, and that post's time
  add column previous_ranked_at timestamptz,
  add column previous_evidence_until timestamptz;
`
