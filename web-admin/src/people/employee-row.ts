import type { Rows } from '@workledger/contracts/registry'

/** Undefined values are closed to the caller. */
export type EmployeeRow = Rows['employees']

/**
 * Returns whether the contract continues: any end is in the future, and the employment has not been
 * terminated.
 */
export const isEmployed = (
  { status, contract_end }: Pick<EmployeeRow, 'status' | 'contract_end'>,
  today: string,
) => status === 'active' && (!contract_end || contract_end >= today)
