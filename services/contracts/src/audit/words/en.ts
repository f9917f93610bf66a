import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    'audit-filters': 'Saved filters',
    'record-views': 'Opened by auditors',
  },
  tables: {
    audit_filters: 'Saved filters of events',
    record_views: 'Opened by auditors',
  },
  fields: {
    actor: 'Done by',
    area: 'Area',
    filter_id: 'Filter',
    person: 'Person',
    q: 'Searched for',
    shared: 'Shared',
    viewed_at: 'Opened',
    viewer_id: 'Opened by',
  },
} as const satisfies Words
