/**
 * What a ranking was made from, so that it is shown only while that holds; the method's version is part of it. Rankings
 * of before have none: they are made anew when they are asked for, and keep their topics' ids until then.
 */
export const rankingInputs = /* sql */ `
alter table rankings
  drop column method_version,
  add column inputs_key text;
`
