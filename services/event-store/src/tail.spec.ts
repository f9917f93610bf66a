import { createCodec } from './codec'
import { compileDefinitions } from './definitions'
import { createMemoryVault } from './memory/memory-vault'
import { type Placed, Tail } from './tail'
import { anAppend, counted, testDefinitions } from './testing/fixtures'

const codec = createCodec(compileDefinitions(testDefinitions), createMemoryVault())

/** An append of `count` events with the last one at position `last`. */
const placed = async (last: number, count = 1): Promise<Placed> => ({
  append: await codec.prepare(
    anAppend({ events: Array.from({ length: count }, (_, n) => counted(last - count + 1 + n)) }),
  ),
  position: String(last),
  revision: count - 1,
  recorded_at: '2026-03-01T08:00:00.000000Z',
})

const read = (tail: Tail, after: string | null, limit = 100) =>
  tail.read(after, limit)?.events.map(({ position, data }) => {
    expect(String(data.n)).toBe(position)
    return Number(position)
  })

it('serves the events after a position without a gap, and nothing that it lacks', async () => {
  const tail = new Tail()
  expect(tail.read(null, 10)).toBeUndefined()
  tail.push([await placed(12, 3), await placed(13)], tail.epoch)
  expect(read(tail, '9')).toEqual([10, 11, 12, 13])
  expect(read(tail, '10', 2)).toEqual([11, 12])
  // Another process may have appended after it, so the events before it must be read.
  expect(read(tail, '13')).toBeUndefined()
  expect(read(tail, '8')).toBeUndefined()
  expect(read(tail, null)).toBeUndefined()
  expect(tail.read('9', 2)!.events.map(({ revision }) => revision)).toEqual([0, 1])
})

it('starts again behind another process, so that nothing is skipped', async () => {
  const tail = new Tail()
  tail.push([await placed(2, 2)], tail.epoch)
  tail.push([await placed(4)], tail.epoch)
  expect(read(tail, null)).toBeUndefined()
  expect(read(tail, '2')).toBeUndefined()
  expect(read(tail, '3')).toEqual([4])
})

it('forgets the oldest when it is full', async () => {
  const tail = new Tail(4)
  for (let position = 1; position <= 20; position++) tail.push([await placed(position)], tail.epoch)
  expect(read(tail, null)).toBeUndefined()
  expect(read(tail, '16')).toEqual([17, 18, 19, 20])
})

it('forgets the oldest if events are large, and answers few of them at a time', async () => {
  const large = async (position: number) => {
    const one = await placed(position)
    return {
      ...one,
      append: {
        ...one.append,
        events: one.append.events.map((event) => ({ ...event, json: 'x'.repeat(5 * 1024 * 1024) })),
      },
    }
  }

  const tail = new Tail(100, 20 * 1024 * 1024)
  for (let position = 1; position <= 8; position++) tail.push([await large(position)], tail.epoch)
  expect(read(tail, null)).toBeUndefined()
  expect(read(tail, '4')).toEqual([5, 6])
  expect(read(tail, '6')).toEqual([7, 8])
  expect(['4', '6', '7'].map((after) => tail.read(after, 100)!.cut)).toEqual([true, false, false])
})

it('forgets everything when a person is erased, and does not take in events that were prepared before', async () => {
  const tail = new Tail()
  const { epoch } = tail
  tail.push([await placed(1)], epoch)
  tail.forget()
  expect(read(tail, null)).toBeUndefined()
  tail.push([await placed(2)], epoch)
  expect(read(tail, '1')).toBeUndefined()
  tail.push([await placed(3)], tail.epoch)
  expect(read(tail, '2')).toEqual([3])
})

it('hands out copies: a reader cannot change what the next one gets', async () => {
  const tail = new Tail()
  tail.push([await placed(1)], tail.epoch)
  tail.read(null, 1)!.events[0]!.data.n = -1
  expect(read(tail, null)).toEqual([1])
})
