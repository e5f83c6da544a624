/**
 * Threads that were found closed: their comments are switched off, or not for everybody. They are not asked for again for
 * a while. And when the most liked comments of a thread were read beside the newest.
 */
export const closedThreads = /* sql */ `
alter table threads
  drop constraint threads_state_check,
  -- closed: nobody may read it, found so at noted_at
  add constraint threads_state_check check (state in ('unread', 'partial', 'read', 'closed')),
  -- null: never
  add column top_read_at timestamptz;
`
