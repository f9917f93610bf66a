import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AnchorFile } from './anchor-file'
import { anchorFault, anchorIn, lineOf, stampedBytes, standing, type TakenAnchor } from './anchors'

let folder: string
let path: string
let unreadable: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workledger-anchors-'))
  path = join(folder, 'deep', 'anchors.jsonl')
  unreadable = 0
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const anchor = (position: number): TakenAnchor => ({
  at: new Date(Date.UTC(2026, 0, 1, 0, position)),
  position: String(position),
  hash: Buffer.alloc(32, position),
})

const fileOf = () => new AnchorFile(path, (lines) => (unreadable += lines))

it('keeps anchors in the order in which they were taken, for the next reader', async () => {
  const file = fileOf()
  expect(await file.read()).toEqual([])
  for (const n of [3, 7]) await file.append(anchor(n))
  expect(await file.read()).toEqual([anchor(3), anchor(7)])
  await fileOf().append(anchor(9))
  expect(await file.read()).toEqual([anchor(3), anchor(7), anchor(9)])
  expect(await fileOf().read()).toEqual([anchor(3), anchor(7), anchor(9)])
  expect(statSync(path).mode & 0o077).toBe(0)
})

it('keeps the cover of an anchor, and its stamp next to the file', async () => {
  const covering = { ...anchor(7), tree: { since: '3', root: Buffer.alloc(32, 1) } }
  const stamp = Buffer.from([0x30, 0x80, 0xff])
  await fileOf().append(anchor(3))
  await fileOf().append(covering, stamp)
  expect(await fileOf().read()).toEqual([anchor(3), covering])
  expect(await fileOf().stampOf('7')).toEqual(stamp)
  expect(await fileOf().stampOf('3')).toBeUndefined()
  expect(stampedBytes(covering)).toEqual(
    Buffer.from(`${readFileSync(path, 'utf8').split('\n')[1]}\n`),
  )
})

it.each([{ since: '7' }, { since: '-1' }, { since: '3', root: 'x' }, { root: '0'.repeat(64) }])(
  'takes no line for an anchor that covers %j',
  (tree) => {
    expect(anchorIn(JSON.stringify({ ...JSON.parse(lineOf(anchor(7))), ...tree }))).toBeUndefined()
  },
)

it('waits for the end of a line, and leaves out one that was cut off or is no anchor, and says so', async () => {
  const file = fileOf()
  await file.append(anchor(3))
  const line = readFileSync(path, 'utf8')
  appendFileSync(path, line.slice(0, 20))
  expect(await file.read()).toEqual([anchor(3)])
  expect(unreadable).toBe(0)
  await file.append(anchor(7))
  appendFileSync(path, `${line.trim().replace('"3"', '"-3"')}\n{}\n`)
  expect(await file.read()).toEqual([anchor(3), anchor(7)])
  expect(unreadable).toBe(3)
})

it('reads a file again that became shorter', async () => {
  const file = fileOf()
  for (const n of [3, 7]) await file.append(anchor(n))
  await file.read()
  truncateSync(path, readFileSync(path, 'utf8').indexOf('\n') + 1)
  expect(await file.read()).toEqual([anchor(3)])
})

it('sets anchors aside that were taken before an alarm was cleared, from its position on', () => {
  const all = [3, 7, 9].map(anchor)
  const cleared = { at: new Date(Date.UTC(2026, 0, 1, 0, 8)), reason: 'Known', positions: [] }
  expect(standing(all, [{ ...cleared, anchorsVoidFrom: null }])).toEqual(all)
  expect(standing(all, [{ ...cleared, anchorsVoidFrom: '5' }])).toEqual([anchor(3), anchor(9)])
})

it('is held against the log at the start, by its furthest anchor', async () => {
  const source = (end: number, hash = Buffer.alloc(32, end)) => ({
    end: async () => ({ position: String(end), hash }),
    stored: async (after: string) => [{ position: String(Number(after) + 1), hash }] as never,
  })

  expect(await anchorFault(source(9), [])).toBeUndefined()
  expect(await anchorFault(source(9), [anchor(9), anchor(3)])).toBeUndefined()
  expect(await anchorFault(source(5), [anchor(9), anchor(3)])).toBe(
    'The log was cut off before event 6: the log had 9 events and ends at 5.',
  )
  expect(await anchorFault(source(9, Buffer.alloc(32)), [anchor(9)])).toContain(
    'Event 9 of the log was altered',
  )
})
