import { documentImportsApi as api } from '@workledger/contracts/documents/document-imports.api'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany, hire } from '../people'
import { smallPdf } from '../small-pdf'
import { upload } from '../upload'
import { zipOf } from '../zip'
import { rowsOf } from './company'

/** Imports of documents. */
export const documentCommands: readonly MultiStepCommand[] = [
  {
    name: 'undo of an import of documents',
    appends: 3,
    // It is recorded last; undone again, the rest goes.
    reserves: 2,
    async prepare(product) {
      const company = await createCompany(product)
      await hire(product, company, 'Eli', { oid: 'EMP-0001' })
      await product.settled()
      const call = { token: company.admin.token, params: { ws: company.ws } }
      const names = ['A', 'B'].map((name) => `EMP-0001/Contracts/${name}.pdf`)
      const bytes = zipOf(names.map((name) => ({ name, bytes: smallPdf(name) })))
      const files = { file: { name: 'documents.zip', bytes } }
      const { body } = await upload(product, api.importDocuments, { ...call, files })
      expect(body.data).toMatchObject({ added: 2, refused: 0 })
      const { id } = body.data
      await product.settled()

      return {
        act: () =>
          product.call(api.undoDocumentImport, { ...call, params: { ...call.params, id } }),
        async complete() {
          expect(await rowsOf(product, 'documents', 'import_id = $1', id)).toEqual([])
          expect(await rowsOf(product, 'document_imports', 'id = $1', id)).toMatchObject([
            { status: 'undone' },
          ])
        },
      }
    },
  },
]
