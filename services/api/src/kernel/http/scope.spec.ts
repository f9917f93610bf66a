import 'reflect-metadata'
import { area, endpoint } from '@workledger/contracts/kernel/endpoint'
import { idOf } from '@workledger/contracts/kernel/record'
import { id } from '@workledger/contracts/kernel/shapes'
import * as z from 'zod'
import { Call, type CallInput } from './call'
import { Ctx } from './context'
import { Route, refuseUnclear } from './route'

const spec = {
  method: 'GET',
  summary: 'For this test',
  response: z.object({ mine: z.boolean() }),
} as const

const api = area('test', {
  looks: endpoint({ ...spec, path: '/test/looks', who: 'scoped' }),
  ignores: endpoint({ ...spec, path: '/test/ignores', who: 'own-time' }),
})

class Handlers {
  @Route(api.looks)
  async looks({ scope }: Call<typeof api.looks>) {
    return { mine: !scope.everyone }
  }

  @Route(api.ignores)
  async ignores(_: Call<typeof api.ignores>) {
    return { mine: true }
  }
}

describe('scope', () => {
  const scope = { everyone: false, self: 'me', reports: true } as const

  const call = <E extends (typeof api)[keyof typeof api]>(of: E) =>
    new Call<E>(
      of,
      { ctx: Ctx.begin('a person') } as CallInput<E>,
      { scope, address: 'test' },
      undefined as never,
    )

  it('is there for the handler', async () => {
    expect(await new Handlers().looks(call(api.looks))).toEqual({ mine: true })
  })

  it('must be read: an answer without a look at it does not leave the server', async () => {
    await expect(new Handlers().ignores(call(api.ignores))).rejects.toThrow(
      'ignores is own-time and answered without a look at the scope.',
    )
  })
})

describe('the ids of a path', () => {
  const of = (path: string, params: z.ZodType) =>
    refuseUnclear([endpoint({ ...spec, who: 'member', path, params })])

  it('name their record, or the server does not start', () => {
    expect(() => of('/things/{id}', z.object({ id: idOf('things') }))).not.toThrow()
    expect(() => of('/things/{id}', z.object({ id: id() }))).toThrow(
      'No record is named for {id} of GET /things/{id}',
    )
    expect(() => of('/things/{id}/parts/{part}', z.object({ id: idOf('things') }))).toThrow(
      '{part}',
    )
    expect(() => of('/files/{key}', z.object({ key: z.string() }))).not.toThrow()
  })
})

describe('the permission of an area', () => {
  it('is refused if a class names no admins, because it would open nothing', () => {
    const call = endpoint({
      ...spec,
      path: '/test/open',
      who: 'edit_company',
      permission: 'manage_payroll',
    })

    expect(() => area('test', { call })).toThrow('manage_payroll opens nothing')
    const { mixed } = area('test', 'manage_payroll', {
      mixed: endpoint({ ...spec, path: '/test/mixed', who: 'edit_company' }),
    })
    expect(mixed.permission).toBeUndefined()
  })
})
