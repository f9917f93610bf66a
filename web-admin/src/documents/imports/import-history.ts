import type { ImportHistoryShown } from '../../kit/imports/history-shown'

export const documentImportHistory: ImportHistoryShown = {
  area: 'documents',
  fields: ['files', 'documents', 'known', 'added', 'removed', 'count'],
}
