import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    subdomain: 'Sottodominio',
    workspace: 'Area di lavoro',
  },
  fields: {
    admin: 'Amministratore',
    closes_at: 'Chiude il',
    closing: 'Chiusura',
    created_by: 'Creata da',
    daily_work_report_at: 'Ora del report giornaliero',
    employee_visibility_level: 'Visibilità dei dipendenti',
    enable_attendance_task: 'Attività all’entrata',
    erases_at: 'Cancellazione il',
    links: 'Link',
    locale: 'Lingua',
    logo: 'Logo',
    not_tracking_notify_after: 'Promemoria dopo',
    not_tracking_notify_every: 'Promemoria ogni',
    oid_pattern: 'Schema delle matricole',
    send_daily_work_report: 'Report giornaliero del lavoro',
    settings: 'Impostazioni',
    subdomain: 'Sottodominio',
    timer_desc_required: 'Il timer richiede una descrizione',
  },
  values: {
    ar: 'Arabo',
    es: 'Spagnolo',
    fr: 'Francese',
    it: 'Italiano',
    zh: 'Cinese',
    en: 'Inglese',
  },
} satisfies WordsLike<typeof english>
