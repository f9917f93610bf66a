import { LazyEvent } from './lazy-event'

const event = {
  position: '7',
  workspace: '01a22c0a-9f37-7905-85c5-f9cb0e24b00f',
  stream: 'timer-1',
  revision: 3,
  id: '01a22c0a-9f37-7905-85c5-f9cb0e24b010',
  type: 'TimeEntryAdded',
  v: 1,
  meta: { actor: 'system', command_id: 'c', correlation_id: 'c', occurred_at: 'now' },
  recorded_at: '2026-11-30T10:00:00.000000Z',
}

describe('a lazy event', () => {
  it('opens its data once, when it is first asked for', () => {
    const open = jest.fn(() => ({ hours: 1 }))
    const lazy = new LazyEvent(event, open)
    expect(open).not.toHaveBeenCalled()
    expect(lazy.data).toBe(lazy.data)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('is written to JSON with its data', () => {
    const lazy = new LazyEvent(event, () => ({ hours: 1 }))
    expect(JSON.parse(JSON.stringify(lazy))).toEqual({ ...event, data: { hours: 1 } })
  })

  it('has nothing of its own but the fields of the event', () => {
    expect({ ...new LazyEvent(event, () => ({})) }).toEqual(event)
  })
})
