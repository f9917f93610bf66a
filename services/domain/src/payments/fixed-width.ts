/**
 * Returns a number with leading zeros for a field of fixed width. Throws if the field is too short,
 * because a longer one would move all fields after it.
 */
export function digits(value: string | number | bigint, length: number): string {
  const text = String(value).padStart(length, '0')
  if (text.length > length) throw new RangeError(`${text} has more than ${length} digits.`)
  return text
}
