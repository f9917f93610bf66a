import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkingTimeMonthClosed: 'Mes cerrado',
  WorkingTimeBooked: 'Horas anotadas',
  WorkingTimePaidOut: 'Horas pagadas',
  WorkingTimePayoutWithdrawn: 'Pago de horas retirado',
  WorkingTimePayoutHeldForPayRun: 'Horas tomadas en un ciclo de nómina en borrador',
  WorkingTimePayoutReleasedFromPayRun: 'Horas fuera del ciclo de nómina en borrador',
  WorkingTimePayoutTakenIntoPayRun: 'Horas pagadas con el salario',
  WorkingTimePayoutPayslipReversed: 'Recibo de nómina revertido, las horas vuelven a esperar',
  WorkingTimeOvertimeRaised: 'Horas extra pendientes de aprobación',
  WorkingTimeOvertimeApproved: 'Horas extra aprobadas',
  WorkingTimeOvertimeDeclined: 'Horas extra rechazadas',
  WorkingTimeRulesSet: 'Reglas de la bolsa de horas definidas',
} satisfies NamesLike<typeof english>
