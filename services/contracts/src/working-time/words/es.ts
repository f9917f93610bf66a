import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'working-time': 'Bolsa de horas',
    'working-time-rules': 'Reglas de la bolsa de horas',
  },
  tables: {
    working_time_accounts: 'Bolsas de horas',
    working_time_lines: 'Movimientos de la bolsa de horas',
    working_time_months: 'Meses cerrados de la bolsa de horas',
    working_time_rules: 'Reglas de la bolsa de horas',
  },
  fields: {
    agreed: 'Según contrato',
    balance_seconds: 'Saldo',
    booked_at: 'Anotado',
    booked_by: 'Anotado por',
    booking_id: 'Anotación',
    causes: 'Causas',
    closed_at: 'Cerrado',
    closed_month: 'Cerrado hasta',
    closes_on: 'Se cierra solo el día',
    expired_seconds: 'Caducado',
    expires_months: 'Caduca a los meses',
    from_month: 'Desde el mes',
    holiday: 'Festivo',
    leave: 'Ausencia',
    least_minutes: 'Saldo mínimo en minutos',
    month: 'Mes',
    most_minutes: 'Saldo máximo en minutos',
    on: 'Activado',
    rules_id: 'Reglas',
    seconds: 'Segundos',
    source: 'Se cuenta por',
    target_seconds: 'Objetivo',
    worked: 'Trabajado',
    worked_seconds: 'Trabajado',
  },
  columns: {
    'working-time-accounts': {
      balance_seconds: 'Saldo (segundos)',
      closed_at: 'Cerrado (UTC)',
    },
    'working-time-lines': {
      booked_at: 'Anotado (UTC)',
    },
  },
  values: {
    above: 'Por encima del límite',
    agreed: 'Contrato',
    attendance: 'Asistencia',
    below: 'Por debajo del límite',
    closing: 'Mes cerrado',
    correction: 'Corrección',
    expired: 'Caducado',
    opening: 'Saldo inicial',
    timer: 'Cronómetro',
    within: 'Dentro de los límites',
    worked: 'Tiempo trabajado',
  },
} satisfies WordsLike<typeof english>
