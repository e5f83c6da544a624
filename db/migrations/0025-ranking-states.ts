/**
 * A name for the present rankings of a workspace, as evidence_states has one for its posts: who knows both knows whether the
 * last ranking of a window is still what was read before. In a table of its own, because a removal of posts changes the
 * posts' state before the rankings, and a new ranking after: with one row for both they would wait for each other.
 */
export const rankingStates = /* sql */ `
create table ranking_states (
  workspace_id text collate "C" primary key references workspaces on delete cascade,
  state uuid not null
);

create function note_written_ranking() returns trigger language plpgsql as $$
begin
  insert into ranking_states
  select workspace_id, gen_random_uuid() from (select distinct workspace_id from written) changed order by workspace_id
  on conflict (workspace_id) do update set state = excluded.state;
  return null;
end $$;
create trigger note_added_ranking after insert on rankings
  referencing new table as written for each statement execute function note_written_ranking();
create trigger note_changed_ranking after update on rankings
  referencing new table as written for each statement execute function note_written_ranking();

-- Inserts nothing: the workspace itself may be what is deleted.
create function note_removed_ranking() returns trigger language plpgsql as $$
begin
  update ranking_states set state = gen_random_uuid()
  where workspace_id in (select distinct workspace_id from gone);
  return null;
end $$;
create trigger note_removed_ranking after delete on rankings
  referencing old table as gone for each statement execute function note_removed_ranking();

insert into ranking_states select workspace_id, gen_random_uuid() from rankings group by workspace_id;
`
