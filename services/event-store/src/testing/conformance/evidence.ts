import { randomUUID } from 'node:crypto'
import { KeyRing } from '../../key-ring'
import type { EventStore } from '../../port'
import { type StoredRow, verifyChain } from '../../verify'
import { anAppend, counted } from '../fixtures'
import { appendedStream, rehashed, type StoreUnderTest } from './store-under-test'

export function describeEvidence(open: () => StoreUnderTest): void {
  let under: StoreUnderTest
  let store: EventStore

  beforeAll(() => {
    under = open()
    store = under.store
  })

  describe('the evidence', () => {
    it('signs each append for its place, by a key in the log', async () => {
      const append = anAppend({ events: [counted(1), counted(2), counted(3)] })
      await store.append(append)
      const all: StoredRow[] = []
      for await (const row of under.rows()) all.push(row)
      const keys = () => new KeyRing(under.trust)
      // Forgeries by a writer who cannot sign: with another actor, in another place, in part, or
      // unsigned.
      const [own] = all.flatMap((row, at) =>
        row.stream === append.stream && row.revision === 0 ? [at] : [],
      )

      const changes: ((row: StoredRow, revision: number) => StoredRow)[] = [
        (row) => ({ ...row, meta: { ...row.meta, actor: randomUUID() } }),
        (row, revision) => ({ ...row, revision: revision + 1 }),
        (row) => ({ ...row, stream: 'another' }),
        (row) => ({ ...row, signature: null }),
        (row, revision) => (revision > 0 ? row : { ...row, signature: all[0]!.signature! }),
      ]

      for (const change of changes) {
        const rows = all.map((row, at) =>
          at >= own! && at < own! + 3 ? change(row, row.revision) : row,
        )
        const { findings } = await verifyChain(rehashed(rows), [], undefined, keys())
        expect([...new Set(findings.map(({ position }) => position))]).toEqual([
          all[own!]!.position,
        ])
      }

      expect((await verifyChain(rehashed(all), [], undefined, keys())).findings).toEqual([])
    })

    it('gives the places of its events in the log', async () => {
      const { evidence } = under
      if (!evidence) return
      const { workspace, stream } = await appendedStream(store, 3)
      await store.append(anAppend({ workspace, stream }))
      const chained = await evidence.positionsOf(workspace, { streams: [stream] }, 10)
      const places = await Promise.all(chained.map((position) => evidence.placeOf(position)))
      expect(places).toEqual(
        (await store.readStream(workspace, stream)).map(({ position }) => position),
      )
    })
  })
}
