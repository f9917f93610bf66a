import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    subdomain: 'Sous-domaine',
    workspace: 'Espace de travail',
  },
  fields: {
    admin: 'Administrateur',
    closes_at: 'Ferme le',
    closing: 'Fermeture',
    created_by: 'Créé par',
    daily_work_report_at: 'Rapport de travail quotidien à',
    employee_visibility_level: 'Visibilité des salariés',
    enable_attendance_task: 'Tâches au pointage d’arrivée',
    erases_at: 'Effacé le',
    links: 'Liens',
    locale: 'Langue',
    logo: 'Logo',
    not_tracking_notify_after: 'Rappel après',
    not_tracking_notify_every: 'Rappel toutes les',
    oid_pattern: 'Format des matricules',
    send_daily_work_report: 'Rapport de travail quotidien',
    settings: 'Paramètres',
    subdomain: 'Sous-domaine',
    timer_desc_required: 'Le chronomètre exige une description',
  },
  values: {
    ar: 'Arabe',
    es: 'Espagnol',
    fr: 'Français',
    it: 'Italien',
    zh: 'Chinois',
    en: 'Anglais',
  },
} satisfies WordsLike<typeof english>
