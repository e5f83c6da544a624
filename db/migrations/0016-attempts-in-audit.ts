/**
 * Attempts to sign in are read with the audit's events, as one list: one sequence numbers both, so that a number says
 * where either stands. Attempts that were made before get new numbers, in their own order.
 */
export const attemptsInAudit = /* sql */ `
alter table sign_in_attempts
  alter column attempt_id drop identity,
  alter column attempt_id set default nextval('audit_events_event_id_seq');

-- Past every number that either has, so that none is given twice.
select setval('audit_events_event_id_seq', greatest(
  (select last_value from audit_events_event_id_seq), (select max(attempt_id) from sign_in_attempts)));

update sign_in_attempts as attempt set attempt_id = renumbered.event_id
from (
  select attempt_id, nextval('audit_events_event_id_seq') as event_id
  from (select attempt_id from sign_in_attempts order by attempt_id) as ordered
) as renumbered
where renumbered.attempt_id = attempt.attempt_id;

-- user_id is who entered and, of an attempt that was refused, whose link it was, where that is known.
create index sign_in_attempts_by_user on sign_in_attempts (user_id, attempt_id) where user_id is not null;
`
