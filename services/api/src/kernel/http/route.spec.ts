import { area, endpoint } from '@workledger/contracts/kernel/endpoint'
import * as z from 'zod'
import { Route, refuseUnanswered, refuseUnclear } from './route'

const spec = { method: 'GET', who: 'public', summary: 'For this test' } as const

const calls = area('test', {
  answered: endpoint({ ...spec, path: '/answered' }),
  forgotten: endpoint({ ...spec, path: '/forgotten' }),
  unclear: endpoint({ ...spec, path: '/things/{id}', params: z.object({ id: z.uuid() }) }),
})

class Answers {
  @Route(calls.answered)
  async answer() {}
}

describe('the start is refused', () => {
  it('if a declared call has no handler, or two', () => {
    expect(() => refuseUnanswered([calls.answered])).not.toThrow()
    expect(() => refuseUnanswered(Object.values(calls))).toThrow(
      'No handler answers GET /forgotten, GET /things/{id}.',
    )
    const again = () =>
      Route(calls.answered)(Answers.prototype, 'answer', { value: async () => {} } as never)
    expect(again).toThrow('GET /answered is answered twice.')
  })

  it('if an id in an address is of an unknown kind', () => {
    expect(() => refuseUnclear(Object.values(calls))).toThrow(
      'No record is named for {id} of GET /things/{id}; declare it with idOf().',
    )
  })
})
