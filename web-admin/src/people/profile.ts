import type { EmployeeRow } from './employee-row'

/** One record of the list `employees`, with what an administrator sees. */
export type Profile = EmployeeRow
