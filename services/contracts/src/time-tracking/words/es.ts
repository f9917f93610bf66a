import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: { timer: 'Tiempo registrado' },
  tables: {
    time_entries: 'Tiempo registrado',
    time_entry_days: 'Tiempo registrado por día',
    time_entry_months: 'Tiempo registrado por mes',
  },
  fields: {
    billed: 'Facturado',
    end_at: 'Fin',
    month: 'Mes',
    parts: 'Registros',
    seconds: 'Segundos',
    start_at: 'Inicio',
  },
  columns: {
    'time-entries': { start: 'Inicio (UTC)', end: 'Fin (UTC)', duration: 'Duración (segundos)' },
  },
  values: { next: 'Siguiente registro iniciado' },
} satisfies WordsLike<typeof english>
