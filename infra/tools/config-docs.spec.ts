import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Environment } from '../server/environment'
import { configurationPage } from './config-docs'

const page = readFileSync(join(__dirname, '../../docs/configuration.md'), 'utf8')

it('docs/configuration.md matches the schema; npm run config:docs writes it', () => {
  expect(page).toBe(configurationPage())
})

it('has a row for each variable, with its default and its rule', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  expect(rows.map((row) => /`(\w+)`/.exec(row)![1])).toEqual(Object.keys(Environment.shape))
  expect(rows).toContain(
    '| `PORT` | `3000` | where HTTP and the live channel are served; nothing else listens to the network | must be a number from 1 to 65535 |',
  )
  expect(rows.find((row) => row.includes('`ROLES`'))).toContain('| `api,projector,worker` |')
})
