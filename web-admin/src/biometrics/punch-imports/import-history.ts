import type { ImportHistoryShown } from '../../kit/imports/history-shown'

export const punchImportHistory: ImportHistoryShown = {
  area: 'biometrics',
  fields: ['serial_no', 'rows', 'known', 'from_on', 'to_on', 'added', 'removed', 'count'],
}
