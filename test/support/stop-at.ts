import { Client } from 'pg'

/**
 * Loaded before the product in a process that a test stops: the signal comes with the nth statement
 * to PostgreSQL, where n is `STOP_AT`. The message `count` is answered with their number so far.
 */
const at = Number(process.env.STOP_AT ?? 0)
let statements = 0

const query = Client.prototype.query as (...args: unknown[]) => unknown

Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
  if (++statements === at) process.kill(process.pid, 'SIGTERM')
  return query.apply(this, args)
} as never

process.on('message', (message) => {
  if (message === 'count') process.send!(statements)
})

// The channel to the test keeps no process alive.
process.channel?.unref()
