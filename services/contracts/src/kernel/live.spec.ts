import { liveHandshake } from './live'

const since = (position: string) =>
  liveHandshake.safeParse({
    token: 'wl',
    workspace: '01a03291-a180-7853-8341-1a1708fcee46',
    since: position,
  }).success

describe('the handshake of the live channel', () => {
  it('takes a position that the database can compare, and no larger one', () => {
    expect(['0', '9'.repeat(18)].map(since)).toEqual([true, true])
    expect(['9'.repeat(19), '-1', '1.5', ''].map(since)).toEqual([false, false, false, false])
  })
})
