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
    actor: 'Actor',
    area: 'Area',
    created_at: 'Saved',
    filter_id: 'Filter',
    owner: 'Saved by',
    person: 'Person',
    q: 'Searched for',
    shared: 'Shared',
    viewed_at: 'Opened',
    viewer: 'Opened by',
    viewer_id: 'Opened by',
  },
  columns: {
    'audit-events': {
      position: 'Position',
      event: 'Event',
      area: 'Area',
      stream: 'Record',
      revision: 'Revision',
      people: 'Subject',
      record_name: 'Which',
      actor: 'Actor',
      impersonator: 'Signed in by',
      token: 'By API token',
      occurred_at: 'Occurred',
      recorded_at: 'Recorded',
    },
    'audit-filters': {
      title: 'Filter',
    },
  },
} as const satisfies Words
