import type { ImportHistoryShown } from '../../kit/imports/history-shown'

export const employeeImportHistory: ImportHistoryShown = {
  area: 'people',
  fields: [
    'rows',
    'mode',
    'added',
    'updated',
    'unchanged',
    'refused',
    'terminated',
    'present',
    'removed',
    'put_back',
    'values_left',
    'reason',
    'count',
  ],
}
