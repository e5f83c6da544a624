/**
 * Says of each query's reach what the query asked for. Of those that are stored already the query's name tells it; what
 * no name tells stays without a kind and covers nothing. And says of each post whether an import brought it, however
 * often scans have read it since: stored ones are those that were new to no scan.
 */
export const coverageKinds = /* sql */ `
alter table coverage_spans
  add column kinds text[] not null default '{}'
    check (kinds <@ array['words', 'account', 'community', 'site']),
  add column words text[] not null default '{}';
update coverage_spans set
  kinds = case
    when query like 'words and sites: %' then array['words', 'site']
    when query like 'words: %' or query like '#%' then array['words']
    when query like 'posts by %' or query like 'comments by %' or query like 'posts and comments by %'
      or query like 'uploads of %' or query like 'posts of the page %' then array['account']
    when query like 'new in %' then array['community']
    when query like 'links to %' then array['site']
    else '{}' end,
  words = case
    when query like 'words: %' or query like 'words and sites: %'
      then string_to_array(substr(query, strpos(query, ': ') + 2), ', ')
    when query like '#%' then array[query]
    else '{}' end;
alter table posts add column is_imported boolean not null default false;
update posts set is_imported = true
where not exists (
  select from scan_posts found
  where found.workspace_id = posts.workspace_id and found.platform = posts.platform
    and found.post_id = posts.post_id and found.is_new);
`
