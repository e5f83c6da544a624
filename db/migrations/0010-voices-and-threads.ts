/**
 * What is said underneath posts, and what is derived of posts by the configuration: who speaks and what they want. A
 * derivation names what it was made by; one without a name is still to be made.
 */
export const voicesAndThreads = /* sql */ `
-- Accounts whose voice an administrator has set, as they are compared.
create table voice_accounts (
  workspace_id text collate "C" not null references workspaces on delete cascade,
  platform text collate "C" not null check (platform in ('reddit', 'facebook', 'instagram', 'x', 'youtube')),
  account text collate "C" not null,
  voice text not null check (voice in ('customer', 'company', 'competitor')),
  primary key (workspace_id, platform, account)
);

alter table posts
  -- null: a post
  add column kind text check (kind in ('post', 'comment', 'reply', 'mention', 'quote', 'review')),
  add column parent_id text collate "C",
  add column thread_id text collate "C",
  add column thread_matched boolean,
  add column context text,
  add column thread_owner text,
  add column voice text check (voice in ('customer', 'company', 'competitor', 'unknown')),
  add column intents text[],
  -- the key of the configuration and the rules that voice and intents were derived by; null: not derived
  add column derived_by text collate "C";
create index posts_in_thread on posts (workspace_id, thread_id) where thread_id is not null;
create index posts_answering on posts (workspace_id, parent_id) where parent_id is not null;
create index posts_by_derivation on posts (workspace_id, derived_by);
-- What few posts are is found by itself; what most posts are, on the way through the newest.
create index posts_of_companies on posts (workspace_id, voice, published_at desc, platform, post_id)
  where voice <> 'customer';
create index posts_of_hazards on posts (workspace_id, published_at desc, platform, post_id)
  where intents @> array['hazard'];
create index posts_of_kinds on posts (workspace_id, kind, published_at desc, platform, post_id)
  where kind <> 'post';
create index posts_by_storing on posts (workspace_id, first_seen_at);

-- Whoever changes what a derivation reads makes it void.
create function void_derivation() returns trigger language plpgsql as $$
begin
  new.derived_by := null;
  return new;
end $$;
create trigger void_derivation before update on posts for each row
when ((old.text, old.url, old.author_handle, old.kind, old.thread_owner)
  is distinct from (new.text, new.url, new.author_handle, new.kind, new.thread_owner))
execute function void_derivation();
`
