import type { ImportHistoryShown } from '../kit/imports/history-shown'

export const timeImportHistory: ImportHistoryShown = {
  area: 'time-tracking',
  fields: ['format', 'rows', 'entries', 'known', 'from_on', 'to_on', 'added', 'removed', 'count'],
}
