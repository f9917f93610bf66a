import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkingTimeMonthClosed: 'Mese chiuso',
  WorkingTimeBooked: 'Ore registrate',
  WorkingTimePaidOut: 'Ore pagate',
  WorkingTimePayoutWithdrawn: 'Pagamento di ore ritirato',
  WorkingTimePayoutHeldForPayRun: 'Ore prese in un’elaborazione in bozza',
  WorkingTimePayoutReleasedFromPayRun: 'Ore fuori dall’elaborazione in bozza',
  WorkingTimePayoutTakenIntoPayRun: 'Ore pagate con la retribuzione',
  WorkingTimePayoutPayslipReversed: 'Busta paga stornata, ore di nuovo in attesa',
  WorkingTimeOvertimeRaised: 'Straordinari in attesa di approvazione',
  WorkingTimeOvertimeApproved: 'Straordinari approvati',
  WorkingTimeOvertimeDeclined: 'Straordinari rifiutati',
  WorkingTimeRulesSet: 'Regole della banca ore impostate',
} satisfies NamesLike<typeof english>
