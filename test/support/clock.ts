/**
 * Loaded before the product in a process whose clock a test sets: the message `{ ahead }` puts it
 * so many milliseconds ahead.
 */
let ahead = 0

process.on('message', (told: { ahead?: number }) => {
  ahead = told.ahead ?? ahead
})

const Real = Date

globalThis.Date = new Proxy(Real, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [Real.now() + ahead] : given, made),
  apply: () => new Real(Real.now() + ahead).toString(),
  get: (target, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(target, name)),
})
