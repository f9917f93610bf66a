import type { ImportHistoryShown } from '../../kit/imports/history-shown'

export const leaveImportHistory: ImportHistoryShown = {
  area: 'leave',
  fields: [
    'content',
    'format',
    'rows',
    'leaves',
    'known',
    'from_on',
    'to_on',
    'added',
    'removed',
    'count',
  ],
}
