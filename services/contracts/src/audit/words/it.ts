import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'audit-filters': 'Filtri salvati',
    'record-views': 'Aperti dai revisori',
  },
  tables: {
    audit_filters: 'Filtri di eventi salvati',
    record_views: 'Aperti dai revisori',
  },
  fields: {
    actor: 'Autore',
    area: 'Area',
    created_at: 'Salvato il',
    filter_id: 'Filtro',
    owner: 'Salvato da',
    person: 'Persona',
    q: 'Ricerca',
    shared: 'Condiviso',
    viewed_at: 'Aperto il',
    viewer: 'Aperto da',
    viewer_id: 'Aperto da',
  },
  columns: {
    'audit-events': {
      position: 'Posizione',
      event: 'Evento',
      area: 'Area',
      stream: 'Record',
      revision: 'Revisione',
      people: 'Interessato',
      record_name: 'Quale',
      actor: 'Autore',
      impersonator: 'Accesso eseguito da',
      token: 'Con il token API',
      occurred_at: 'Avvenuto il',
      recorded_at: 'Registrato il',
    },
    'audit-filters': {
      title: 'Filtro',
    },
  },
} satisfies WordsLike<typeof english>
