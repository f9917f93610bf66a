import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { schemaOfCall, slimContracts } from '../slim-contracts'

const transformed = (code: string) =>
  (slimContracts.transform as (code: string) => string | null).call({} as never, code)

const from = "'@workledger/contracts/leave/leave.api'"

it('imports the calls of an area one by one', () => {
  expect(transformed(`import { leaveApi as api } from ${from}\nquery(api.leaves, api.leave)`)).toBe(
    'import { leaveApi$leaves as api$leaves, leaveApi$leave as api$leave } from "@workledger/contracts/leave/leave.api?calls";\nquery(api$leaves, api$leave)',
  )
})

it('imports an area whole where it is used whole', () => {
  expect(transformed(`import { leaveApi } from ${from}\nObject.values(leaveApi)`)).toContain(
    'import { leaveApi } from "@workledger/contracts/leave/leave.api?calls";',
  )
})

it('leaves a schema alone', () => {
  expect(transformed(`import { leaveApi, leaveBody } from ${from}\nuse(leaveApi.add)`)).toContain(
    'import { leaveBody } from "@workledger/contracts/leave/leave.api";',
  )
})

it('finds no schema that the apps reach through its call, which a build lacks', () => {
  const files = ['web-app/src', 'web-app/kit/src', 'web-admin/src']
    .map((folder) => join(import.meta.dirname, '..', '..', folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => join(folder, `${file}`)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'))

  expect(schemaOfCall.test('schema: api.addLeave.body!')).toBe(true)
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => schemaOfCall.test(readFileSync(file, 'utf8')))).toEqual([])
})
