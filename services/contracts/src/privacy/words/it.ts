import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'data-export': 'Esportazione di dati',
  },
  fields: {
    deleted: 'Eliminato',
    ended_on: 'Ultimo giorno',
    erasable_on: 'Conservato fino al',
    erased_at: 'Cancellato il',
    erased_by: 'Cancellato da',
    expires_at: 'Scade il',
    export_id: 'Esportazione',
    held: 'Sotto blocco',
    held_at: 'Sotto blocco dal',
    held_by: 'Bloccato da',
    hold_reason: 'Motivo del blocco',
    kept_from: 'Conservato dal',
    percent: 'Percentuale',
    proposed_at: 'Cancellazione richiesta il',
    proposed_by: 'Cancellazione richiesta da',
    requested_at: 'Richiesta il',
    waits_until: 'La cancellazione attende fino al',
  },
  values: {
    workspace: 'Azienda',
  },
} satisfies WordsLike<typeof english>
