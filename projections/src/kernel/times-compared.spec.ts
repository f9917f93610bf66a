import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Names of event times, which come from the clock of a request. The log's order is the true order,
 * so compare positions.
 */
const TIME = /(?:occurred|changed|approved|decided|drafted|requested|looked|made|recalculated)_at/
  .source

const COMPARED = [
  new RegExp(`${TIME}['"\`}\\]]*(?:::\\w+)?\\s*(?:<|>)=?`),
  new RegExp(`(?<!=)(?:<|>)=?\\s*\\(?[\\w.$\\{]*${TIME}`),
  new RegExp(`where\\((?:sql[^)]*)?['"\`][\\w.]*${TIME}['"\`], '[<>]=?'`),
]

/** Files where no control depends on the order, with the reason why a time is right. */
const RIGHT: Record<string, string> = {
  'projections/src/audit/audit-events.queries.ts': 'a reader asks for the events of a time',
  'services/domain/src/privacy/data-export.ts':
    'an export can be asked for again once it has expired',
  'jobs/src/leave/leave.processes.ts': 'leaves are recounted from the earliest of several changes',
}

const root = join(__dirname, '../../..')

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.includes('node_modules'),
    )
    .map((file) => `${folder}/${file}`)

const compares = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => COMPARED.some((pattern) => pattern.test(line)))

it('compares the order of events by positions of the log, never by times', () => {
  const files = ['projections/src', 'services/api/src', 'services/domain/src', 'jobs/src'].flatMap(
    sources,
  )
  const found = files
    .filter((file) => !(file in RIGHT))
    .flatMap((file) => compares(file).map((line) => `${file}: ${line.trim()}`))
  expect(found).toEqual([])
})
