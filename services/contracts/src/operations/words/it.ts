import type { WordsLike } from '../../kernel/area-words'
import type english from './en'
import mails from './mails.it'

export default {
  kinds: {
    announcement: 'Avviso',
    delivery: 'Messaggio',
    dismissals: 'Avvisi chiusi',
    job: 'Processo in background',
    parked: 'Record fermo',
    signing: 'Chiavi di firma',
    skip: 'Record saltato',
  },
  tables: {
    deliveries: 'Email',
  },
  fields: {
    announcement_id: 'Avviso',
    attempted_at: 'Tentativo il',
    attempts: 'Tentativi',
    certificate: 'Certificato',
    dismissed: 'Chiuso da',
    handover: 'Consegnata dalla chiave precedente',
    intent: 'Da inviare',
    issuer_key: 'Certificata da',
    message: 'Messaggio',
    person_id: 'Persona',
    previous_key: 'Chiave precedente',
    proof: 'Prova',
    public_key: 'Chiave pubblica',
    queue: 'Coda',
    settled_at: 'Concluso il',
    state: 'Stato',
    template: 'Di che cosa avvisa',
    text_zh: 'Testo in cinese',
    text_es: 'Testo in spagnolo',
    text_fr: 'Testo in francese',
    text_it: 'Testo in italiano',
    text_ar: 'Testo in arabo',
    tries: 'Tentativi',
    valid_from: 'Valido dal',
    valid_until: 'Valido fino al',
    where: 'Dove',
    notice: 'Notifica',
    record_id: 'Record',
    why: 'Motivo',
    workspace: 'Area di lavoro',
  },
  columns: {
    deliveries: {
      message_id: 'Message-ID',
    },
    announcements: {
      from: 'Da (UTC)',
      until: 'Fino a (UTC)',
    },
    'failed-jobs': {
      name: 'Processo',
      at: 'Non riuscito il',
    },
  },
  values: {
    ...mails,
    intended: 'In attesa',
    mail: 'Email',
    outbox: 'File della posta in uscita',
    smtp: 'SMTP',
    unknown: 'Sconosciuto',
    off: 'Disattivata dal destinatario',
    digest: 'Nell’email giornaliera',
    withheld: 'Non desiderata',
  },
} satisfies WordsLike<typeof english>
