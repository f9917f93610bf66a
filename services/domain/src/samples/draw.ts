import { createHash, createHmac } from 'node:crypto'

/**
 * Name and version of how items are chosen; docs/auditors/samples.md says how to do it elsewhere.
 */
export const ALGORITHM = 'hmac-sha256@1'

const inOrder = (keys: readonly string[]) => [...new Set(keys)].sort()

/**
 * So many of these keys, all of them where there are fewer: those whose HMAC-SHA-256 with the seed
 * as its key comes first. Who has seed and keys chooses the same; the order in which the keys come
 * does not matter.
 */
export function drawn(seed: string, keys: readonly string[], size: number): string[] {
  const places = inOrder(keys).map((key) => ({
    key,
    place: createHmac('sha256', seed).update(key).digest('hex'),
  }))
  return places
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, size)
    .map(({ key }) => key)
}

/** A population as a file: its keys in ascending order, each followed by a line feed. */
export const populationFile = (keys: readonly string[]) =>
  inOrder(keys)
    .map((key) => `${key}\n`)
    .join('')

/** SHA-256 of that file, hexadecimal. */
export const populationDigest = (keys: readonly string[]) =>
  createHash('sha256').update(populationFile(keys)).digest('hex')
