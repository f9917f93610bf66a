import { auditApi } from '@workledger/contracts/audit/audit.api'
import { documentsApi } from '@workledger/contracts/documents/documents.api'

/** What any command on a document may change on screen. */
export const changedByDocument = [
  documentsApi.documents,
  documentsApi.document,
  auditApi.history,
] as const
