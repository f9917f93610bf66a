import type { Rows } from '@workledger/contracts/registry'
/** What the caller may not see is absent. */
export type EmployeeRow = Rows['employees']

/** Whose role holds both, gets the crown. */
export const isCrowned = ({ permissions }: Pick<EmployeeRow, 'permissions'>) =>
  !!permissions?.includes('edit_company') && permissions.includes('manage_employee')
