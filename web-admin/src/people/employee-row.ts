import type { Rows } from '@workledger/contracts/registry'

/** What the caller may not see is absent. */
export type EmployeeRow = Rows['employees']

/**
 * Whether the contract goes on: its end, where it has one, is to come, and nobody has ended the
 * employment before.
 */
export const isEmployed = (
  { status, contract_end }: Pick<EmployeeRow, 'status' | 'contract_end'>,
  today: string,
) => status === 'active' && (!contract_end || contract_end >= today)
