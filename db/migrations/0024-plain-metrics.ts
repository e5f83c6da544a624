/**
 * What is shown as it is stored has metrics that PostgreSQL writes as JavaScript does: of known names, which need no escape and
 * have one order in both, and of numbers that neither writes with an exponent. That was asked of each post of each page, which
 * took an eighth of a page's time; now a post with other metrics is none of those, whoever stores it.
 */
const isPlain = (
  metrics: string,
) => `(${metrics} - array['score', 'upvoteRatio', 'comments', 'crossposts', 'likes', 'reposts', 'replies', 'quotes',
    'bookmarks', 'views', 'reactions', 'shares'] = '{}'
  and not ${metrics} @? '$.* ? (@ >= 1e21 || @ <= -1e21 || (@ > -0.000001 && @ < 0.000001 && @ != 0))')`

export const plainMetrics = /* sql */ `
create function note_odd_metrics() returns trigger language plpgsql as $$
begin
  new.shown_as_stored := false;
  return new;
end $$;
create trigger note_odd_metrics before insert or update on posts for each row
when (new.shown_as_stored and not ${isPlain('new.metrics')})
execute function note_odd_metrics();
update posts set shown_as_stored = false where shown_as_stored and not ${isPlain('metrics')};
`
