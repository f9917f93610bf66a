import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkingTimeMonthClosed: 'Mois clôturé',
  WorkingTimeBooked: 'Heures saisies',
  WorkingTimePaidOut: 'Heures payées',
  WorkingTimePayoutWithdrawn: 'Paiement d’heures retiré',
  WorkingTimePayoutHeldForPayRun: 'Heures reprises dans un cycle de paie en brouillon',
  WorkingTimePayoutReleasedFromPayRun: 'Heures sorties du cycle de paie en brouillon',
  WorkingTimePayoutTakenIntoPayRun: 'Heures payées avec le salaire',
  WorkingTimePayoutPayslipReversed: 'Bulletin extourné, heures de nouveau en attente',
  WorkingTimeOvertimeRaised: 'Heures supplémentaires en attente d’approbation',
  WorkingTimeOvertimeApproved: 'Heures supplémentaires approuvées',
  WorkingTimeOvertimeDeclined: 'Heures supplémentaires refusées',
  WorkingTimeRulesSet: 'Règles des compteurs de temps définies',
} satisfies NamesLike<typeof english>
