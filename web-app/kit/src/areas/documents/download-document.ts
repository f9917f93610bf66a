import { documentsApi, type EmployeeDocument } from '@workledger/contracts/documents/documents.api'
import { call } from '../../net/client'
import { download } from '../../net/download'
import { toastError } from '../../ui/toast'

/** Requests a link, which works once, and follows it. */
export async function downloadDocument(
  { id, employee_id }: Pick<EmployeeDocument, 'id' | 'employee_id'>,
  version?: number,
) {
  try {
    const { data } = await call(documentsApi.document, {
      params: { id: employee_id, docId: id },
      query: { version },
    })
    await download(data.url)
  } catch (error) {
    toastError(error as Error)
  }
}
