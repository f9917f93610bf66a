import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const program = `
  const { surviveUncaught } = require('./uncaught.ts')
  surviveUncaught(require('pino')())
  setImmediate(() => new (require('node:events').EventEmitter)().emit('error', new Error('of a socket')))
  Promise.reject(new Error('of a request'))
  process.once('beforeExit', () => console.log(JSON.stringify({ msg: 'still here' })))
`

it('logs an uncaught error with its stack, and the process goes on', async () => {
  const loader = join(__dirname, '..', '..', 'test', 'support', 'typescript.cjs')
  const run = promisify(execFile)

  const { stdout } = await run(
    process.execPath,
    ['--conditions=source', '-r', loader, '-e', program],
    { cwd: __dirname },
  )

  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

  const told = lines.map(({ msg, err }) => [msg, err?.message])

  // On a busy machine the socket may be first.
  expect(told.slice(0, 2).sort()).toEqual([
    ['uncaught error', 'of a socket'],
    ['unhandled rejection', 'of a request'],
  ])

  expect(told.slice(2)).toEqual([['still here', undefined]])

  for (const { level, err } of lines.slice(0, 2)) {
    expect(level).toBe(60)
    expect(err.stack).toMatch(/\n\s+at /)
  }
})
