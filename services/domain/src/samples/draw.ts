import { createHash, createHmac } from 'node:crypto'

/** Name and version of the method; docs/auditors/samples.md explains how to repeat it elsewhere. */
export const ALGORITHM = 'hmac-sha256@1'

const sortKeys = (keys: readonly string[]) => [...new Set(keys)].sort()

/**
 * Returns `size` of these keys, or all if there are fewer: those with the lowest HMAC-SHA-256 under
 * the seed. The same seed and keys give the same choice, in any order of keys.
 */
export function drawn(seed: string, keys: readonly string[], size: number): string[] {
  const places = sortKeys(keys).map((key) => ({
    key,
    place: createHmac('sha256', seed).update(key).digest('hex'),
  }))
  return places
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, size)
    .map(({ key }) => key)
}

/** Returns a population as a file: its keys in ascending order, each followed by a line feed. */
export const populationFile = (keys: readonly string[]) =>
  sortKeys(keys)
    .map((key) => `${key}\n`)
    .join('')

/** Returns the SHA-256 of that file, hexadecimal. */
export const populationDigest = (keys: readonly string[]) =>
  createHash('sha256').update(populationFile(keys)).digest('hex')
