import { createHash } from 'node:crypto'
import { keepAnchors, MOST_COVERED } from './anchoring'
import { type AnchorStore, stampedBytes, type TakenAnchor } from './anchors'
import { merkleRoot } from './merkle'

const now = new Date(Date.UTC(2026, 10, 23))
const hashAt = (position: number) => createHash('sha256').update(String(position)).digest()
const headAt = (position: number) => ({ position: String(position), hash: hashAt(position) })

const hashes = (after: number, to: number) =>
  Buffer.concat(Array.from({ length: to - after }, (_, n) => hashAt(after + n + 1)))

const source = { hashes: async (after: string, to: string) => hashes(Number(after), Number(to)) }

interface Place extends AnchorStore {
  readonly kept: TakenAnchor[]
  readonly stamps: Map<string, Buffer>
}

function place(...kept: TakenAnchor[]): Place {
  const stamps = new Map<string, Buffer>()
  return {
    kept,
    stamps,
    read: async () => kept,
    append: async (anchor, stamp) => {
      kept.push(anchor)
      if (stamp) stamps.set(anchor.position, stamp)
    },
  }
}

const covered = ({ kept }: Place) => kept.map(({ position, tree }) => [tree?.since, position])

it('covers events since the last anchor of each place, once', async () => {
  const [fresh, known] = [place(), place({ at: now, ...headAt(3) })]
  for (let n = 0; n < 2; n++) await keepAnchors({ source, stores: [fresh, known] }, headAt(7), now)
  expect(covered(fresh)).toEqual([['0', '7']])

  expect(covered(known)).toEqual([
    [undefined, '3'],
    ['3', '7'],
  ])

  expect(known.kept[1]).toEqual({
    at: now,
    ...headAt(7),
    tree: { since: '3', root: merkleRoot(hashes(3, 7)) },
  })
})

it('divides long stretches, so that a proof never reads more than an anchor may cover', async () => {
  const fresh = place()
  await keepAnchors({ source, stores: [fresh] }, headAt(MOST_COVERED + 5), now)

  expect(covered(fresh)).toEqual([
    ['0', String(MOST_COVERED)],
    [String(MOST_COVERED), String(MOST_COVERED + 5)],
  ])

  expect(fresh.kept[0]?.hash).toEqual(hashAt(MOST_COVERED))
})

it('covers everything again if the last anchor is of another log: it was set aside', async () => {
  for (const last of [
    { at: now, ...headAt(9) },
    { at: now, position: '7', hash: hashAt(1) },
  ]) {
    const one = place(last)
    await keepAnchors({ source, stores: [one] }, headAt(7), now)
    expect(covered(one).at(-1)).toEqual(['0', '7'])
  }
})

it('keeps the head without a tree if events are missing', async () => {
  const one = place()
  await keepAnchors({ source: { hashes: async () => hashes(1, 7) }, stores: [one] }, headAt(7), now)
  expect(one.kept).toEqual([{ at: now, ...headAt(7) }])
})

it('stamps each anchor as it is kept, and keeps it without a stamp when the authority fails, which it reports', async () => {
  const one = place()

  await keepAnchors(
    { source, stores: [one], stamp: async (bytes) => Buffer.from(`stamp of ${bytes}`) },
    headAt(3),
    now,
  )

  expect(one.stamps.get('3')).toEqual(Buffer.from(`stamp of ${stampedBytes(one.kept[0]!)}`))

  const failing = keepAnchors(
    { source, stores: [one], stamp: () => Promise.reject(new Error('away')) },
    headAt(5),
    now,
  )

  await expect(failing).rejects.toThrow('away')
  expect(covered(one).at(-1)).toEqual(['3', '5'])
  expect(one.stamps.has('5')).toBe(false)
})
