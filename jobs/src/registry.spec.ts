import { readdirSync } from 'node:fs'
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
