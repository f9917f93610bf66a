import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { KeyRing } from '../../key-ring'
import { type Appended, type Event, type EventStore } from '../../port'
import { verifyChain } from '../../verify'
import { anAppend, counted } from '../fixtures'
import type { StoreUnderTest } from './store-under-test'

export function describeListModel(open: () => StoreUnderTest): void {
  let under: StoreUnderTest
  let store: EventStore

  beforeAll(() => {
    under = open()
    store = under.store
  })

  describe('any sequence of appends', () => {
    it('behaves as a list for each stream, whatever is appended', async () => {
      const step = fc.record({
        workspace: fc.nat(1),
        stream: fc.nat(2),
        expected: fc.oneof(
          fc.constant('current' as const),
          fc.constant('any' as const),
          fc.integer({ min: -1, max: 4 }),
        ),
        command: fc.nat(8),
        values: fc.array(
          fc.record({
            n: fc.integer(),
            text: fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0')),
          }),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
      })

      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 12 }),
          fc.boolean(),
          async (steps, together) => {
            const workspaces = [randomUUID(), randomUUID()]
            const commands = Array.from({ length: 9 }, () => randomUUID())
            const model = new Map<string, Event['data'][]>()
            const done = new Map<string, Appended>()

            const appends = steps.map(
              ({ workspace, stream, expected, command, values }) =>
                async () => {
                  const at = { workspace: workspaces[workspace]!, stream: `s${stream}` }
                  const name = `${at.workspace}/${at.stream}`
                  const length = model.get(name)?.length ?? 0
                  const asked = expected === 'current' ? length - 1 : expected
                  const events = values.map(({ n, text }) => counted(n, text))
                  const before = done.get(`${name}/${command}`)

                  const outcome = await store
                    .append(
                      anAppend({ ...at, expected: asked, command: commands[command]!, events }),
                    )
                    .catch((error: unknown) => error)

                  if (together) return
                  if (before) return expect(outcome).toEqual({ ...before, duplicate: true })

                  if (asked !== 'any' && asked !== length - 1)
                    return expect(outcome).toMatchObject({ expected: asked, actual: length - 1 })

                  expect(outcome).toMatchObject({
                    revision: length + values.length - 1,
                    duplicate: false,
                  })

                  done.set(`${name}/${command}`, outcome as Appended)
                  model.set(name, [...(model.get(name) ?? []), ...events.map(({ data }) => data)])
                },
            )

            if (together) await Promise.all(appends.map((append) => append()))
            else for (const append of appends) await append()

            for (const workspace of workspaces) {
              for (const stream of ['s0', 's1', 's2']) {
                const events = await store.readStream(workspace, stream)
                expect(events.map(({ revision }) => revision)).toEqual(
                  events.map((_, index) => index),
                )

                if (!together)
                  expect(events.map(({ data }) => data)).toEqual(
                    model.get(`${workspace}/${stream}`) ?? [],
                  )
              }
            }
          },
        ),
        { numRuns: 40 },
      )

      const verdict = await verifyChain(under.rows(), [], undefined, new KeyRing(under.trust))
      expect(verdict.findings).toEqual([])
      expect(verdict.signing).toEqual({ since: '1', unsigned: 0, signed: verdict.events })
      // The chain counts without gaps, whatever positions the log has.
      expect(verdict.head.position).toBe(String(verdict.events))
    })
  })
}
