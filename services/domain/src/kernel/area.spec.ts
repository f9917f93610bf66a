import { gathered, type Stream } from './area'

const stream = (category: string, ...types: string[]) =>
  ({
    decider: { category },
    events: Object.fromEntries(types.map((type) => [type, { type }])),
    readers: 'no employee',
  }) as unknown as Stream

it('every event is folded by one decider', () => {
  const all = [{ type: 'Began' }, { type: 'Ended' }]
  const areas = (...streams: Stream[]) => [{ name: 'one', streams }]
  expect(gathered(areas(stream('a', 'Began'), stream('b', 'Ended')), all)).toHaveLength(2)
  expect(() => gathered(areas(stream('a', 'Began')), all)).toThrow('No decider folds Ended.')
  expect(() => gathered(areas(stream('a', 'Began', 'Ended'), stream('b', 'Ended')), all)).toThrow(
    'Two folded events are called Ended:',
  )
  expect(() => gathered(areas(stream('a', 'Began'), stream('a', 'Ended')), all)).toThrow(
    'Two streams are called a:',
  )
})
