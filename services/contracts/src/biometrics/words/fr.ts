import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    device: 'Terminal biométrique',
    'device-serial': 'Numéro de série d’un terminal',
    punches: 'Badgeages',
  },
  tables: {
    device_registrations: 'Inscriptions aux terminaux',
  },
  fields: {
    at: 'Heure',
    created_at: 'Ajouté le',
    deployed_at: 'Mis en service le',
    device: 'Terminal',
    device_id: 'Terminal',
    device_revision: 'Révision du terminal',
    device_time: 'Heure du terminal',
    done: 'Fait',
    drift: 'Retard de l’horloge en secondes',
    enrolled: 'Enrôlé',
    enrolled_by: 'Enrôlé par',
    first_at: 'Premier appel',
    has_key: 'Clé',
    last_at: 'Dernier appel',
    last_checkin: 'Dernier contact',
    network: 'Adresse réseau',
    others: 'Autres',
    pin: 'Code PIN sur le terminal',
    punches: 'Badgeages',
    received_at: 'Reçu le',
    registered: 'Personnes inscrites',
    registration_id: 'Inscription',
    registrations: 'Inscriptions',
    serial_no: 'Numéro de série',
    unpaired: 'Sans plage',
    unread_lines: 'Lignes illisibles',
    verify: 'Vérifié par',
  },
  columns: {
    devices: {
      name: 'Nom du terminal',
      reads_keys: 'Lit les clés',
    },
    'device-registrations': {
      problem: 'Problème',
    },
  },
  values: {
    any: 'Indifférent',
    back: 'Retour de pause',
    break: 'Pause',
    face: 'Visage',
    finger: 'Doigt',
    in: 'Entrée',
    out: 'Sortie',
    palm: 'Paume',
  },
} satisfies WordsLike<typeof english>
