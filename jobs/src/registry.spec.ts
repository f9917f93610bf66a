import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas, expectations, mails, processes } from './registry'

/**
 * The declarations in the areas' files. A mail or process in no list would be silent, and nothing
 * at start would report it.
 */
const declared = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(mails|processes|area)\.ts$/.test(file),
)

const listed = new Set<unknown>([...areas, ...mails, ...processes, ...expectations])

it('has everything that the files of areas declare', () => {
  const left = declared.flatMap((file) =>
    Object.entries(require(join(__dirname, file)) as object).flatMap(([name, part]) =>
      (Array.isArray(part) ? part : [part]).every(
        (one) => typeof one === 'function' || listed.has(one),
      )
        ? []
        : [`${file}: ${name}`],
    ),
  )

  expect(declared.length).toBeGreaterThan(areas.length)
  expect(left).toEqual([])
})

it('deletes the uploads of every area that stores some', () => {
  const api = join(__dirname, '../../services/api/src')

  const storing = readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('kernel'))
    .filter((file) => readFileSync(join(api, file), 'utf8').includes('files.keep('))
    .map((file) => file.split('/')[0])

  const deleting = areas.filter(({ uploads }) => uploads).map(({ name }) => name)
  expect(deleting.sort()).toEqual([...new Set(storing)].sort())
})
