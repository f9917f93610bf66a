import { deserialize, serialize } from 'node:v8'

declare const of: unique symbol

/** A long list on its way to or from a thread, in pieces that each decode in a few milliseconds. */
export interface Pieces<T> {
  readonly pieces: readonly Uint8Array[]
  readonly [of]?: T
}

const LENGTH = 250

/** Packs a list at once; for threads, which block no event loop. */
export function packed<T>(list: readonly T[]): Pieces<T> {
  return {
    pieces: Array.from({ length: Math.ceil(list.length / LENGTH) }, (_, n) => pieceOf(list, n)),
  }
}

/** Packs a list in turns with the process's other work. */
export const packedInTurns = <T>(list: readonly T[]): Promise<Pieces<T>> =>
  packedAs(list, (each) => each)

/** Packs the mapped list in turns with the process's other work. */
export async function packedAs<T, Made>(
  list: readonly T[],
  make: (each: T) => Made,
): Promise<Pieces<Made>> {
  const pieces: Uint8Array[] = []

  while (pieces.length * LENGTH < list.length) {
    const from = pieces.length * LENGTH
    pieces.push(serialize(list.slice(from, from + LENGTH).map(make)))
    await new Promise(setImmediate)
  }

  return { pieces }
}

/** Unpacks a list at once. */
export const unpacked = <T>({ pieces }: Pieces<T>): T[] =>
  pieces.flatMap((piece) => deserialize(piece) as T[])

/** Unpacks a list in turns with the process's other work. */
export async function unpackedInTurns<T>({ pieces }: Pieces<T>): Promise<T[]> {
  const list: T[] = []

  for (const piece of pieces) {
    list.push(...(deserialize(piece) as T[]))
    await new Promise(setImmediate)
  }

  return list
}

const pieceOf = <T>(list: readonly T[], n: number) =>
  serialize(list.slice(n * LENGTH, (n + 1) * LENGTH))
