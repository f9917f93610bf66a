import { auditApi } from '@workledger/contracts/audit/audit.api'
import { documentsApi } from '@workledger/contracts/documents/documents.api'

/** Lists and records that any command on a document may change. */
export const changedByDocument = [
  documentsApi.documents,
  documentsApi.document,
  auditApi.history,
] as const
