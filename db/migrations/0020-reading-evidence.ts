/**
 * What makes reading evidence as quick as reading rows: how many posts there are of each day, a name for the present
 * state of the evidence, and which posts are shown as they are stored. Statements keep the first two by triggers, in
 * their own transaction and whatever they are: nobody who writes posts can forget it.
 */
export const readingEvidence = /* sql */ `
-- Posts by the day of UTC on which they were published; without a kind they are posts.
create table post_counts (
  workspace_id text collate "C" not null references workspaces on delete cascade,
  day date not null,
  platform text collate "C" not null,
  kind text collate "C" not null,
  posts integer not null,
  primary key (workspace_id, day, platform, kind)
);

-- Another name after each statement that changed a post or whose account is whose; no name is ever given twice, also
-- not to a workspace that was deleted and made again, or in a database that was set back.
create table evidence_states (
  workspace_id text collate "C" primary key references workspaces on delete cascade,
  state uuid not null
);

alter table posts
  -- all that is shown of the post is as it is stored, and nothing has to be said against it; told where derived_by is
  add column shown_as_stored boolean not null default false;

-- The state comes first: whoever has its row may count, so that no two statements wait for each other's counts.
create function count_added_posts() returns trigger language plpgsql as $$
begin
  insert into evidence_states
  select workspace_id, gen_random_uuid() from (select distinct workspace_id from added) changed order by workspace_id
  on conflict (workspace_id) do update set state = excluded.state;
  insert into post_counts as known
  select workspace_id, (published_at at time zone 'UTC')::date as day, platform, coalesce(kind, 'post') as of_kind,
    count(*)::int
  from added group by workspace_id, day, platform, of_kind order by workspace_id, day, platform, of_kind
  on conflict (workspace_id, day, platform, kind) do update set posts = known.posts + excluded.posts;
  return null;
end $$;
create trigger count_added_posts after insert on posts
  referencing new table as added for each statement execute function count_added_posts();

-- Almost every change leaves a post on its day.
create function count_changed_posts() returns trigger language plpgsql as $$
begin
  update evidence_states set state = gen_random_uuid()
  where workspace_id in (select distinct workspace_id from added);
  insert into post_counts as known
  select workspace_id, (published_at at time zone 'UTC')::date as day, platform, coalesce(kind, 'post') as of_kind,
    sum(number)::int
  from (
    select workspace_id, published_at, platform, kind, 1 as number from added
    union all
    select workspace_id, published_at, platform, kind, -1 from removed
  ) moved
  group by workspace_id, day, platform, of_kind having sum(number) <> 0
  order by workspace_id, day, platform, of_kind
  on conflict (workspace_id, day, platform, kind) do update set posts = known.posts + excluded.posts;
  return null;
end $$;
create trigger count_changed_posts after update on posts
  referencing old table as removed new table as added for each statement execute function count_changed_posts();

-- Inserts nothing: the workspace itself may be what is deleted.
create function count_removed_posts() returns trigger language plpgsql as $$
begin
  update evidence_states set state = gen_random_uuid()
  where workspace_id in (select distinct workspace_id from removed);
  update post_counts as known set posts = known.posts - gone.posts
  from (
    select workspace_id, (published_at at time zone 'UTC')::date as day, platform, coalesce(kind, 'post') as of_kind,
      count(*)::int as posts
    from removed group by workspace_id, day, platform, of_kind
  ) gone
  where known.workspace_id = gone.workspace_id and known.day = gone.day and known.platform = gone.platform
    and known.kind = gone.of_kind;
  return null;
end $$;
create trigger count_removed_posts after delete on posts
  referencing old table as removed for each statement execute function count_removed_posts();

-- Whose account it is says who speaks in a post.
create function note_listed_account() returns trigger language plpgsql as $$
begin
  insert into evidence_states
  select workspace_id, gen_random_uuid() from (select distinct workspace_id from listed) changed order by workspace_id
  on conflict (workspace_id) do update set state = excluded.state;
  return null;
end $$;
create trigger note_added_account after insert on voice_accounts
  referencing new table as listed for each statement execute function note_listed_account();
create trigger note_changed_account after update on voice_accounts
  referencing new table as listed for each statement execute function note_listed_account();
create function note_unlisted_account() returns trigger language plpgsql as $$
begin
  update evidence_states set state = gen_random_uuid()
  where workspace_id in (select distinct workspace_id from unlisted);
  return null;
end $$;
create trigger note_removed_account after delete on voice_accounts
  referencing old table as unlisted for each statement execute function note_unlisted_account();

insert into evidence_states
select workspace_id, gen_random_uuid() from workspaces
where exists (select from posts where posts.workspace_id = workspaces.workspace_id)
  or exists (select from voice_accounts where voice_accounts.workspace_id = workspaces.workspace_id);
insert into post_counts
select workspace_id, (published_at at time zone 'UTC')::date as day, platform, coalesce(kind, 'post') as of_kind,
  count(*)::int
from posts group by workspace_id, day, platform, of_kind;

-- What is shown of a post is derived of its matched terms and its context as well.
drop trigger void_derivation on posts;
create trigger void_derivation before update on posts for each row
when ((old.text, old.url, old.author_handle, old.kind, old.thread_owner, old.matched_terms, old.context)
  is distinct from
  (new.text, new.url, new.author_handle, new.kind, new.thread_owner, new.matched_terms, new.context))
execute function void_derivation();
`
