import { createMemoryEventStore } from './memory/memory-event-store'
import { createMemoryVault } from './memory/memory-vault'
import { anAppend, counted, testDefinitions } from './testing/fixtures'
import { type StoredRow, verifyChain } from './verify'

let rows: StoredRow[]

beforeAll(async () => {
  const store = createMemoryEventStore({ vault: createMemoryVault(), definitions: testDefinitions })
  for (let n = 0; n < 100; n++) await store.append(anAppend({ events: [counted(n, 'text')] }))
  rows = [...store.rows()]
})

const positions = Array.from({ length: 100 }, (_, index) => index + 1)

const anchorAt = (position: number) => ({
  position: String(position),
  hash: rows[position - 1]!.hash,
})

const kinds = async (changed: Iterable<StoredRow>, anchors = [anchorAt(50), anchorAt(100)]) =>
  (await verifyChain(changed, anchors)).findings.map(({ kind, position }) => `${kind} ${position}`)

const changedAt = (position: number, change: (row: StoredRow) => Partial<StoredRow>) =>
  rows.map((row, index) => (index === position - 1 ? { ...row, ...change(row) } : row))

it('finds an untouched log intact and says where it ends', async () => {
  const verdict = await verifyChain(rows, [anchorAt(50), anchorAt(100)])

  expect(verdict).toEqual({
    intact: true,
    events: 100,
    anchors: 2,
    head: anchorAt(100),
    findings: [],
  })

  expect(await verifyChain([])).toMatchObject({ intact: true, head: { position: '0' } })
})

it.each<[string, (row: StoredRow) => Partial<StoredRow>]>([
  ['data', ({ data }) => ({ data: { ...data, n: -1 } })],
  ['meta', ({ meta }) => ({ meta: { ...meta, actor: 'nobody' } })],
  ['type', () => ({ type: 'Other' })],
  ['version', () => ({ v: 2 })],
  ['id', ({ id }) => ({ id: id.replace(/.$/, 'f') })],
  ['workspace', ({ workspace }) => ({ workspace: workspace.replace(/^./, 'z') })],
  ['stream', () => ({ stream: 'other' })],
  ['revision', () => ({ revision: 7 })],
  ['time', ({ recorded_at }) => ({ recorded_at: recorded_at.replace(/\d\d\dZ$/, '001Z') })],
])('finds a changed %s wherever it is, and only that event', async (_, change) => {
  for (const position of positions)
    expect(await kinds(changedAt(position, change))).toEqual([`altered ${position}`])
})

it('finds a changed hash, and not the event behind it', async () => {
  const flip = ({ hash }: StoredRow) => ({
    hash: Buffer.from(hash.map((byte, index) => (index === 0 ? byte ^ 1 : byte))),
  })

  for (const position of positions)
    expect(await kinds(changedAt(position, flip))).toEqual([`altered ${position}`])
})

it('finds a missing event wherever it was', async () => {
  for (const position of positions.slice(0, -1)) {
    expect(
      await kinds(
        rows.filter((_, index) => index !== position - 1),
        [anchorAt(100)],
      ),
    ).toEqual([`missing ${position}`])
  }
})

it('is not kept busy by a gap of any width', async () => {
  const far = rows.map((row, index) =>
    index === 99 ? { ...row, position: '9000000000000000000' } : row,
  )
  const { findings } = await verifyChain(far)
  expect(findings).toHaveLength(1001)

  expect(findings.at(-1)).toMatchObject({
    kind: 'missing',
    position: '1100',
    explanation: expect.stringContaining('8999999999999999999'),
  })
})

it('finds an end that was cut off, by an anchor only', async () => {
  for (const end of positions)
    expect(await kinds(rows.slice(0, end - 1))).toEqual([`truncated ${end}`])

  expect(await kinds(rows.slice(0, 70), [])).toEqual([])
})

it('finds events that changed places', async () => {
  for (const position of positions.slice(0, -1)) {
    const swapped = [...rows]
    ;[swapped[position - 1], swapped[position]] = [rows[position]!, rows[position - 1]!]
    expect(await kinds(swapped, [])).toEqual([`reordered ${position}`])
  }
})

it.each([
  [1, 2],
  [1, 100],
  [49, 50],
  [20, 60],
  [99, 100],
])('reports that events %i and %i swapped places', async (one, two) => {
  const at = (position: number, row: StoredRow) => ({ ...row, position: String(position) })
  const swapped = [...rows]
  swapped[one - 1] = at(one, rows[two - 1]!)
  swapped[two - 1] = at(two, rows[one - 1]!)
  expect(await kinds(swapped, [])).toEqual([`reordered ${one}`, `reordered ${two}`])
})

it('finds a value that the log never takes, and a time that is none', async () => {
  expect(await kinds(changedAt(30, () => ({ recorded_at: 'infinity' })))).toEqual(['altered 30'])
  expect(await kinds(changedAt(30, ({ data }) => ({ data: { ...data, text: '\ud800' } })))).toEqual(
    ['altered 30'],
  )
})

it('limits the number of reported faults', async () => {
  const many = Array.from({ length: 30 }, (_, round) =>
    rows.map((row, n) => ({ ...row, position: String(round * 100 + n + 1), type: 'Other' })),
  )
  const { events, findings } = await verifyChain(many.flat())
  expect(events).toBe(3_000)
  expect(findings).toHaveLength(1_000)
})

it('finds a log that was rewritten from some event on, by an anchor', async () => {
  const store = createMemoryEventStore({ vault: createMemoryVault(), definitions: testDefinitions })
  for (let n = 0; n < 100; n++) await store.append(anAppend({ events: [counted(-n)] }))
  expect(await kinds(store.rows(), [anchorAt(50)])).toEqual(['altered 50'])
})
