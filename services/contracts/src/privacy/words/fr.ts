import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'data-export': 'Export de données',
  },
  fields: {
    deleted: 'Supprimé',
    ended_on: 'Dernier jour',
    erasable_on: 'Conservé jusqu’au',
    erased_at: 'Effacé le',
    erased_by: 'Effacé par',
    expires_at: 'Expire le',
    export_id: 'Export',
    held: 'Bloqué',
    held_at: 'Bloqué depuis',
    held_by: 'Bloqué par',
    hold_reason: 'Motif du blocage',
    kept_from: 'Conservé à partir du',
    percent: 'Pourcentage',
    proposed_at: 'Effacement demandé le',
    proposed_by: 'Effacement demandé par',
    requested_at: 'Demandé le',
    waits_until: 'L’effacement attend jusqu’au',
  },
  values: {
    workspace: 'Entreprise',
  },
} satisfies WordsLike<typeof english>
