/**
 * What a platform was paid for in a period: it bills an item once, whatever answer holds it, and a budget counts it once
 * as well.
 */
export const paidReads = /* sql */ `
create table paid_reads (
  account text collate "C" not null,
  resource text collate "C" not null,
  -- names a day so that later ones sort behind it
  period text collate "C" not null,
  item_id text collate "C" not null,
  primary key (account, resource, period, item_id)
);
`
