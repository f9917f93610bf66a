import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AnchorFile } from './anchor-file'
import { keepAnchors } from './anchoring'
import { anchorIn, lineOf, type TakenAnchor } from './anchors'
import { type LogIdentity, OwnAnchors } from './own-anchors'

const folder = mkdtempSync(join(tmpdir(), 'own-anchors-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const [production, drill] = [randomUUID(), randomUUID()]
const path = join(folder, 'anchors.jsonl')

const anchor = (position: string, log?: string): TakenAnchor => ({
  at: new Date('2026-11-26T10:00:00Z'),
  position,
  hash: Buffer.alloc(32, Number(position) % 250),
  ...(log !== undefined && { log }),
})

const positions = (anchors: readonly TakenAnchor[]) => anchors.map(({ position }) => position)

describe('a file that several installations share', () => {
  const foreign: string[] = []

  const of = (identity: LogIdentity) =>
    new OwnAnchors(new AnchorFile(path, undefined, identity.id), identity, (log) =>
      foreign.push(log),
    )

  beforeEach(() => {
    foreign.length = 0
    writeFileSync(
      path,
      ['10', '20', '30']
        .map((position, n) => `${lineOf(anchor(position, n ? production : undefined))}\n`)
        .join(''),
    )
  })

  it('a line names its installation, and a line of an older version has no name', () => {
    expect(anchorIn(lineOf(anchor('20', production)))).toEqual(anchor('20', production))
    expect(anchorIn(lineOf(anchor('20')))).toEqual(anchor('20'))
    expect(anchorIn(lineOf(anchor('20', 'production')))).toBeUndefined()
  })

  it('a drill is bound by what it was copied with, and not by what production did since', async () => {
    const copied = { id: drill, ancestors: [{ id: production, until: '25' }] }
    expect(positions(await of(copied).read())).toEqual(['10', '20'])
    expect(foreign).toEqual([])
  })

  it('production does not read what a drill wrote, says so once, and goes on behind its own last line', async () => {
    const copied = of({ id: drill, ancestors: [{ id: production, until: '25' }] })

    const source = {
      hashes: async (after: string, to: string) =>
        Buffer.alloc(32 * Number(BigInt(to) - BigInt(after))),
    }

    await keepAnchors(
      { source, stores: [copied], stamp: async () => Buffer.from('of the drill'), log: drill },
      anchor('40'),
      new Date(),
    )

    const own = of({ id: production, ancestors: [] })
    expect(positions(await own.read())).toEqual(['10', '20', '30'])
    await own.read()
    expect(foreign).toEqual([drill])

    await keepAnchors(
      { source, stores: [own], stamp: async () => Buffer.from('of production'), log: production },
      anchor('40'),
      new Date(),
    )

    const last = readFileSync(path, 'utf8').trim().split('\n').slice(-2)

    expect(last.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ log: drill, since: '20', position: '40' }),
      expect.objectContaining({ log: production, since: '30', position: '40' }),
    ])

    expect([String(await own.stampOf('40')), String(await copied.stampOf('40'))]).toEqual([
      'of production',
      'of the drill',
    ])
  })

  it('lines of neither are left out', async () => {
    expect(positions(await of({ id: randomUUID(), ancestors: [] }).read())).toEqual(['10'])
    expect(foreign).toEqual([production])
  })
})
