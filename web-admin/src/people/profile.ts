import type { EmployeeRow } from './employee-row'

/** One record of the list `employees`, with the administrators' columns. */
export type Profile = EmployeeRow
