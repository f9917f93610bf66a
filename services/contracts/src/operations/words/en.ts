import type { Words } from '../../kernel/area-words'
import mails from './mails.en'

export default {
  kinds: {
    announcement: 'Announcement',
    delivery: 'Message',
    dismissals: 'Dismissed announcements',
    job: 'Background job',
    parked: 'Stopped record',
    signing: 'Signing keys',
    skip: 'Skipped record',
  },
  tables: {
    deliveries: 'Mails',
  },
  fields: {
    announcement_id: 'Announcement',
    attempted_at: 'Tried',
    attempts: 'Attempts',
    certificate: 'Certificate',
    dismissed: 'Closed by',
    handover: 'Handed over by the key before',
    intent: 'To be sent',
    issuer_key: 'Certified by',
    message: 'Message',
    person_id: 'Person',
    previous_key: 'Key before',
    proof: 'Proof',
    public_key: 'Public key',
    queue: 'Queue',
    settled_at: 'Settled',
    state: 'State',
    template: 'What it tells',
    text_zh: 'Text in Chinese',
    text_es: 'Text in Spanish',
    text_fr: 'Text in French',
    text_it: 'Text in Italian',
    text_ar: 'Text in Arabic',
    tries: 'Attempts',
    valid_from: 'Valid from',
    valid_until: 'Valid until',
    where: 'Where',
    workspace: 'Workspace',
  },
  columns: {
    deliveries: {
      message_id: 'Message-ID',
    },
    announcements: {
      from: 'From (UTC)',
      until: 'Until (UTC)',
    },
    'failed-jobs': {
      name: 'Job',
      at: 'Failed',
    },
  },
  values: {
    ...mails,
    intended: 'Waiting',
    mail: 'Mail',
    outbox: 'Outbox file',
    smtp: 'SMTP',
    unknown: 'Unknown',
  },
} as const satisfies Words
