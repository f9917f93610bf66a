import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { bindWithoutAccessors } from './async-resource'

describe('bindWithoutAccessors', () => {
  const { bind } = AsyncResource.prototype

  beforeAll(bindWithoutAccessors)

  afterAll(() => {
    AsyncResource.prototype.bind = bind
  })

  it('keeps the context, the receiver, the arguments, the result and the number of arguments', () => {
    const storage = new AsyncLocalStorage<string>()

    const bound = storage.run('here', () =>
      new AsyncResource('Test').bind(function (this: unknown, a: number, b: number) {
        return [storage.getStore(), this, a + b]
      }),
    )

    const receiver = { bound }
    expect(storage.run('elsewhere', () => receiver.bound(1, 2))).toEqual(['here', receiver, 3])
    expect(bound.length).toBe(2)
  })

  it('takes a receiver for all calls, and AsyncResource.bind uses it', () => {
    const receiver = {}

    const bound = AsyncResource.bind(
      function (this: unknown) {
        return this
      },
      undefined,
      receiver,
    )

    expect(bound.call('another')).toBe(receiver)
  })

  it('makes no property with accessors', () => {
    const bound = new AsyncResource('Test').bind(() => {})
    const properties = Object.values(Object.getOwnPropertyDescriptors(bound))
    expect(properties.filter(({ get, set }) => get || set)).toEqual([])
  })

  it('refuses what is not a function, as Node does', () => {
    const bind = () => new AsyncResource('Test').bind('text' as never)
    expect(bind).toThrow(expect.objectContaining({ code: 'ERR_INVALID_ARG_TYPE' }))
  })
})
