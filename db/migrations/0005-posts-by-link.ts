/** Finds posts by the URL that a text cites. By its hash: an index entry holds no long URL. */
export const postsByLink = /* sql */ `
create index posts_by_link on posts (workspace_id, md5(url));
`
