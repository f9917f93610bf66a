import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    'data-export': 'Data export',
  },
  fields: {
    deleted: 'Deleted',
    ended_on: 'Last day',
    erasable_on: 'Kept until',
    erased_at: 'Erased at',
    erased_by: 'Erased by',
    expires_at: 'Expires',
    export_id: 'Export',
    held: 'On hold',
    held_at: 'On hold since',
    held_by: 'Held by',
    hold_reason: 'Reason for the hold',
    kept_from: 'Kept from',
    percent: 'Percent',
    proposed_at: 'Erasure requested',
    proposed_by: 'Erasure requested by',
    requested_at: 'Requested',
    waits_until: 'Erasure waits until',
  },
  values: {
    workspace: 'Company',
  },
} as const satisfies Words
