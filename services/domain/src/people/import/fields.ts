import { columnWord } from '@workledger/contracts/field-words'
import {
  accountFieldNames,
  importFieldNames,
  importPeriods,
} from '@workledger/contracts/people/import.api'

/** The possible meanings of a column. */
export const importFields = importFieldNames

export type ImportField = (typeof importFields)[number]

type AccountField = (typeof accountFieldNames)[number]

export const isAccountField = (field: string): field is AccountField =>
  (accountFieldNames as readonly string[]).includes(field)

export const payPeriods = importPeriods

export type PayPeriod = (typeof payPeriods)[number]

/** Names of the fields in messages, in the template and in the preview. */
export const importLabels = Object.fromEntries(
  importFields.map((field) => [field, columnWord('people', 'import', field, 'en') ?? field]),
) as Record<ImportField, string>
