import { expect, it } from 'vitest'
import { slimContracts } from '../slim-contracts'

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
