/** Finds whether a word of a checked text is the handle of a stored author, in the form in which both are compared. */
export const postsByHandle = /* sql */ `
create index posts_by_handle on posts (workspace_id, lower(ltrim(author_handle, '@')));
`
