import { listResource } from '../kernel/list-resource'

export const deliveriesList = listResource({
  name: 'deliveries',
  label: 'Messages',
  who: 'admin',
  from: (db, { workspace }) => db.selectFrom('deliveries as d').where('d.workspace_id', '=', workspace),
  columns: {
    id: { label: 'Id', sql: 'd.id', type: 'uuid' },
    template: { label: 'Message', sql: 'd.template', type: 'text', searchable: true },
    to: { label: 'To', sql: 'd.to', type: 'text', searchable: true },
    // As deliveries.queries.ts says it: what was cut off more than a minute ago is unknown.
    status: {
      label: 'Status',
      sql: `case when d.state <> 'attempted' then d.state when d.attempted_at < now() - interval '1 minute' then 'unknown' else 'intended' end`,
      type: 'text',
    },
    where: { label: 'Where', sql: 'd.where', type: 'text' },
    reason: { label: 'Reason', sql: 'd.reason', type: 'text' },
    attempts: { label: 'Attempts', sql: 'd.attempts', type: 'number' },
    message_id: { label: 'Message-ID', sql: 'd.message_id', type: 'text', searchable: true },
    created_at: { label: 'Created', sql: 'd.created_at', type: 'instant' },
    settled_at: { label: 'Settled', sql: 'd.settled_at', type: 'instant' },
    stream: { label: 'Stream', sql: `'delivery-' || d.id`, type: 'text', sortable: false, filterable: false, exported: false },
  },
  sort: '-created_at',
})
