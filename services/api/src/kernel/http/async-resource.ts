import { AsyncResource } from 'node:async_hooks'

type Bind = (this: AsyncResource, fn: unknown, receiver?: unknown) => unknown

/**
 * Lets a bound function be garbage soon. Node 20 and 22 give each function that `bind` returns a
 * deprecated property with accessors of its own, for which V8 makes a hidden class. Fastify binds
 * such a function for each body, and it kept the request until the next full garbage collection.
 * Does nothing if Node gives no such property.
 */
export function bindWithoutAccessors(): void {
  if (!('asyncResource' in new AsyncResource('Probe').bind(() => {}))) return
  const bind = AsyncResource.prototype.bind as Bind

  const plainly: Bind = function (fn, receiver) {
    if (typeof fn !== 'function') return bind.call(this, fn, receiver)
    const call = fn as (...args: unknown[]) => unknown
    const run = (self: unknown, args: unknown[]) => this.runInAsyncScope(call, self, ...args)

    const bound = function (this: unknown, ...args: unknown[]) {
      return run(receiver === undefined ? this : receiver, args)
    }

    return Object.defineProperty(bound, 'length', { configurable: true, value: fn.length })
  }

  AsyncResource.prototype.bind = plainly as typeof AsyncResource.prototype.bind
}
