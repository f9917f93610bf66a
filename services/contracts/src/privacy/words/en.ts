import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    'data-export': 'Data export',
  },
  fields: {
    expires_at: 'Expires',
    export_id: 'Export',
    percent: 'Percent',
    requested_at: 'Requested',
  },
  values: {
    workspace: 'Company',
  },
} as const satisfies Words
