import { errorWords } from '../kernel/errors'
import type { workingTimeErrors } from './working-time.errors'

export const workingTimeErrorsEs = errorWords<'es', typeof workingTimeErrors>()({
  'working_time.off': 'Tu empresa no lleva bolsa de horas en este mes.',
  'working_time.month_order': 'Cierra primero {month}.',
  'working_time.month_not_over': 'Este mes aún no ha terminado.',
  'working_time.opened': 'Esta bolsa de horas ya tiene un saldo inicial. Anota una corrección.',
  'working_time.most': 'Una bolsa admite como máximo {hours} horas, a favor o en contra.',
  'working_time.no_seconds': 'Introduce unas horas distintas de 0.',
  'working_time.core_both': 'Indica el inicio y el fin del horario obligatorio.',
  'working_time.core_order': 'El horario obligatorio termina después de empezar.',
  'working_time.rules_too_far': 'Elige un mes a 12 meses de distancia como máximo.',
  'working_time.overtime_decided': 'Estas horas extra ya no esperan una decisión.',
  'working_time.overtime_own': 'No puedes decidir sobre tus propias horas extra.',
  'working_time.decision': 'Aprueba o rechaza, una de las dos.',
  'working_time.payout_percent': 'Introduce un porcentaje de 0 a 200.',
  'working_time.payout_more': 'La bolsa tiene {time} horas para pagar.',
  'working_time.payout_hourly': 'El salario por hora ya paga estas horas.',
  'working_time.payout_no_pay':
    'Ningún contrato de hoy da precio a una hora. Necesita salario y horas.',
  'working_time.payout_in_run':
    'Un ciclo de nómina en borrador tiene estas horas. Excluye antes a la persona o elimina el borrador.',
  'working_time.payout_paid':
    'Un ciclo de nómina ya pagó estas horas. Revierte antes el recibo de nómina.',
  'working_time.rules_too_many': 'Ya hay 100 versiones de las reglas.',
})
