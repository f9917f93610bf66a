import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

export const deliveriesList = defineList({
  name: 'deliveries',
  label: 'Messages',
  who: 'admin',
  columns: {
    id: column.uuid('Id'),
    template: column.text('Message', { searchable: true }),
    to: column.text('To', { searchable: true, nullable: true }),
    status: column.text('Status'),
    where: column.text('Where', { nullable: true }),
    reason: column.text('Reason', { nullable: true }),
    attempts: column.number('Attempts'),
    message_id: column.text('Message-ID', { searchable: true, nullable: true }),
    created_at: column.instant('Created'),
    settled_at: column.instant('Settled', { nullable: true }),
    stream: column.stream(),
  },
  sort: '-created_at',
})
