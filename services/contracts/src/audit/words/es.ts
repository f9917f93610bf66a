import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: { 'audit-filters': 'Filtros guardados', 'record-views': 'Abierto por auditores' },
  tables: { audit_filters: 'Filtros de eventos guardados', record_views: 'Abierto por auditores' },
  fields: {
    actor: 'Autor',
    area: 'Área',
    created_at: 'Guardado',
    filter_id: 'Filtro',
    owner: 'Guardado por',
    person: 'Persona',
    q: 'Texto buscado',
    shared: 'Compartido',
    viewed_at: 'Abierto',
    viewer: 'Abierto por',
    viewer_id: 'Abierto por',
  },
  columns: {
    'audit-events': {
      position: 'Posición',
      event: 'Evento',
      area: 'Área',
      stream: 'Registro',
      revision: 'Revisión',
      people: 'Persona',
      record_name: 'Cuál',
      actor: 'Autor',
      impersonator: 'Sesión iniciada por',
      token: 'Con el token de API',
      occurred_at: 'Sucedió',
      recorded_at: 'Registrado',
    },
    'audit-filters': { title: 'Filtro' },
  },
} satisfies WordsLike<typeof english>
