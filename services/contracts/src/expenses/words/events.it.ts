import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ExpenseRequested: 'Rimborso spesa richiesto',
  ExpenseChanged: 'Spesa modificata',
  ExpenseApproved: 'Spesa approvata',
  ExpenseRejected: 'Spesa rifiutata',
  ExpenseDeleted: 'Spesa eliminata',
  ExpenseHeldForPayRun: 'Inserita in un’elaborazione in bozza',
  ExpenseReleasedFromPayRun: 'Tolta dall’elaborazione in bozza',
  ExpenseTakenIntoPayRun: 'Rimborsata con la retribuzione',
  ExpensePayslipReversed: 'Busta paga stornata, di nuovo da pagare',
  ExpenseReimbursed: 'Rimborsata',
  ExpenseReimbursementReversed: 'Scrittura di storno: rimborso annullato',
  ExpenseStepApproved: 'Approvata in un passaggio',
  ExpenseStepEscalated: 'Passaggio inoltrato',
  ExpenseApprovalRuleAdded: 'Regola di approvazione aggiunta',
  ExpenseApprovalRuleChanged: 'Regola di approvazione modificata',
  ExpenseApprovalRuleDeleted: 'Regola di approvazione eliminata',
} satisfies NamesLike<typeof english>
