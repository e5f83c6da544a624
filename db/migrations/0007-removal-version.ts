/** Tells which stored rankings were made before posts were removed: they may quote what must not be shown again. */
export const removalVersion = /* sql */ `
alter table evidence_versions
  -- the version that the last removal of posts led to; 0: none was removed since this column exists
  add column removal_version bigint not null default 0;
`
