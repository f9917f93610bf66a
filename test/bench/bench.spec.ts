import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

// `npm run bench` runs outside of jest, so code shared with the tests must not need jest's globals.
it('loads every bench in plain Node', () => {
  const benches = readdirSync(__dirname).filter((file) => file.endsWith('.bench.ts'))
  expect(benches.length).toBeGreaterThan(10)
  const root = join(__dirname, '..', '..')
  const load = `for (const file of ${JSON.stringify(benches)}) require('./test/bench/' + file)`

  execFileSync(process.execPath, ['-r', './test/support/register.cjs', '-e', load], {
    cwd: root,
    stdio: 'pipe',
  })
})
