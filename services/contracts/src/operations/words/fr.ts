import type { WordsLike } from '../../kernel/area-words'
import type english from './en'
import mails from './mails.fr'

export default {
  kinds: {
    announcement: 'Annonce',
    delivery: 'Message',
    dismissals: 'Annonces masquées',
    job: 'Tâche de fond',
    parked: 'Élément arrêté',
    signing: 'Clés de signature',
    skip: 'Élément ignoré',
  },
  tables: {
    deliveries: 'Messages',
  },
  fields: {
    announcement_id: 'Annonce',
    attempted_at: 'Tenté le',
    attempts: 'Tentatives',
    certificate: 'Certificat',
    dismissed: 'Fermée par',
    handover: 'Transmis par la clé précédente',
    intent: 'À envoyer',
    issuer_key: 'Certifié par',
    message: 'Message',
    person_id: 'Personne',
    previous_key: 'Clé précédente',
    proof: 'Preuve',
    public_key: 'Clé publique',
    queue: 'File d’attente',
    settled_at: 'Réglé le',
    state: 'État',
    template: 'Sujet du message',
    text_zh: 'Texte en chinois',
    text_es: 'Texte en espagnol',
    text_fr: 'Texte en français',
    text_it: 'Texte en italien',
    text_ar: 'Texte en arabe',
    tries: 'Tentatives',
    valid_from: 'Valable à partir du',
    valid_until: 'Valable jusqu’au',
    where: 'Où',
    notice: 'Notification',
    record_id: 'Enregistrement',
    why: 'Raison',
    workspace: 'Espace de travail',
  },
  columns: {
    deliveries: {
      message_id: 'Message-ID',
    },
    announcements: {
      from: 'Du (UTC)',
      until: 'Au (UTC)',
    },
    'failed-jobs': {
      name: 'Tâche',
      at: 'Échec le',
    },
  },
  values: {
    ...mails,
    intended: 'En attente',
    mail: 'E-mail',
    outbox: 'Fichier d’envoi',
    smtp: 'SMTP',
    unknown: 'Inconnu',
    off: 'Désactivé par le destinataire',
    digest: 'Dans l’e-mail quotidien',
    withheld: 'Non souhaité',
  },
} satisfies WordsLike<typeof english>
