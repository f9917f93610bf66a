import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    timer: 'Tiempo registrado',
    'timesheet-rules': 'Reglas de hojas de horas',
  },
  tables: {
    time_entries: 'Tiempo registrado',
    time_entry_days: 'Tiempo registrado por día',
    time_entry_months: 'Tiempo registrado por mes',
    timesheets: 'Hojas de horas',
    timesheet_rules: 'Reglas de hojas de horas',
  },
  fields: {
    billed: 'Facturado',
    end_at: 'Fin',
    month: 'Mes',
    parts: 'Registros',
    seconds: 'Segundos',
    start_at: 'Inicio',
    added_seconds: 'Segundos añadidos',
    approved_seconds: 'Segundos aprobados',
    from_on: 'Primer día',
    to_on: 'Último día',
    locked_until: 'Bloqueado hasta',
    on: 'Activado',
    submitted_at: 'Enviado',
    timesheet_id: 'Hoja de horas',
    undecided: 'Espera una decisión',
  },
  columns: {
    'time-entries': { start: 'Inicio (UTC)', end: 'Fin (UTC)', duration: 'Duración (segundos)' },
  },
  values: {
    next: 'Siguiente registro iniciado',
    submitted: 'Enviada',
    open: 'Abierta',
  },
} satisfies WordsLike<typeof english>
