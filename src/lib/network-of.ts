/** The address, of IPv6 its first 64 bits: whoever has one such address has all of them. */
export function networkOf(address = 'unknown'): string {
  if (!address.includes(':')) return address
  const [first = '', last = ''] = address.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [head, tail] = [groups(first), groups(last)]
  const all = [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail]
  return all.slice(0, 4).join(':')
}
