/** A reason of the check without its end, which tells an agent what to call next. */
export function reasonForPeople(reason: string): string {
  return reason.replace(/: compare it with get_[^.]*\.$/, '.')
}
