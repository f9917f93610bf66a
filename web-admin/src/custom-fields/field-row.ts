import type { Rows } from '@workledger/contracts/registry'

/** One record of the list `custom-field-types`. */
export type FieldRow = Rows['custom-field-types']
