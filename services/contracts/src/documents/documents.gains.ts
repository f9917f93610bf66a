import { type Gains, noGain, why } from '../kernel/own-gain'
import type { documentImportPreviewsApi } from './document-import-previews.api'
import type { documentImportsApi } from './document-imports.api'
import type { documentsApi } from './documents.api'

/** The gain of each writing call of this area for its caller. */
export const documentsGains: Gains<
  typeof documentsApi & typeof documentImportsApi & typeof documentImportPreviewsApi
> = {
  addDocument: noGain(why.company),
  deleteDocument: noGain(why.company),
  changeDocument: noGain(why.company),
  previewDocumentImport: noGain(why.reads),
  importDocuments: noGain(why.company),
  undoDocumentImport: noGain(why.company),
}
