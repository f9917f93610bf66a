import { worded } from '@workledger/contracts/kernel/errors'
import type { Reason } from '../../kernel/imports/reasons'

/** Codes whose sentence needs a value of the file, which a reason of several files has not. */
const OF_ONE_FILE: ReadonlySet<string> = new Set([
  'document_import.no_person',
  'document_import.ambiguous',
  'document_import.contradicting',
  'document_import.left_out',
  'document_import.no_type',
  'document_import.type_left_out',
  'document_import.not_in_archive',
  'document_import.not_a_date',
])

/** Returns a reason with its sentence for all of its files. */
export const wordedReason = (reason: Reason) =>
  worded(
    OF_ONE_FILE.has(reason.code) ? { ...reason, code: reason.code.replace('.', '.kind_') } : reason,
  )
