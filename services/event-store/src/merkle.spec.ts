import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { merklePath, merkleRoot, rootOfPath } from './merkle'

const sha = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const entry = (n: number) => sha(Buffer.from(`entry ${n}`))
const entries = (count: number) => Buffer.concat(Array.from({ length: count }, (_, n) => entry(n)))
const leaf = (n: number) => sha(Buffer.from([0]), entry(n))
const node = (left: Buffer, right: Buffer) => sha(Buffer.from([1]), left, right)

it('builds the tree of RFC 9162: of seven entries the example in 2.1.5', () => {
  const pair = (n: number) => node(leaf(n), leaf(n + 1))
  expect(merkleRoot(entries(1))).toEqual(leaf(0))
  expect(merkleRoot(entries(7))).toEqual(node(node(pair(0), pair(2)), node(pair(4), leaf(6))))

  const [a, c, d, g, h, i, j, k, l] = [
    leaf(0),
    leaf(2),
    leaf(3),
    pair(0),
    pair(2),
    pair(4),
    leaf(6),
    node(pair(0), pair(2)),
    node(pair(4), leaf(6)),
  ]

  const sorted = (path: Buffer[]) => path.map((one) => one.toString('hex')).sort()
  // PATH(0) = [b, h, l], PATH(3) = [c, g, l], PATH(4) = [f, j, k], PATH(6) = [i, k]; here from left
  // to right.
  expect(sorted(merklePath(entries(7), [0]))).toEqual(sorted([leaf(1), h, l]))
  expect(merklePath(entries(7), [3])).toEqual([g, c, l])
  expect(merklePath(entries(7), [4])).toEqual([k, leaf(5), j])
  expect(merklePath(entries(7), [6])).toEqual([k, i])
  expect(rootOfPath(7, new Map([[0, entry(0)]]), [leaf(1), h, l])).toEqual(
    node(node(node(a, leaf(1)), node(c, d)), l),
  )
})

it('leads from any entries to the root, and to no root when one of them is another, absent or elsewhere', () => {
  const some = fc.integer({ min: 1, max: 130 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      own: fc.uniqueArray(fc.nat(count - 1), { minLength: 1 }),
      at: fc.nat(),
    }),
  )
  fc.assert(
    fc.property(some, ({ count, own, at }) => {
      const log = entries(count)
      const indices = [...own].sort((a, b) => a - b)
      const path = merklePath(log, indices)
      const root = merkleRoot(log)
      const mine = new Map(indices.map((index) => [index, entry(index)]))
      expect(rootOfPath(count, mine, path)).toEqual(root)
      expect(path.length).toBeLessThanOrEqual(indices.length * Math.ceil(Math.log2(count + 1)))
      const one = indices[at % indices.length]!
      expect(rootOfPath(count, new Map(mine).set(one, entry(count)), path)).not.toEqual(root)
      expect(rootOfPath(count, mine, [...path, root])).toBeUndefined()
      const fewer = new Map(mine)
      fewer.delete(one)
      expect(rootOfPath(count, fewer, path)).not.toEqual(root)
    }),
  )
})

it('knows no root of nothing', () => {
  expect(rootOfPath(3, new Map(), [])).toBeUndefined()
  expect(rootOfPath(3, new Map([[3, entry(3)]]), [])).toBeUndefined()
})
