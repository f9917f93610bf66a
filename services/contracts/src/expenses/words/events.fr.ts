import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ExpenseRequested: 'Note de frais déposée',
  ExpenseChanged: 'Note de frais modifiée',
  ExpenseApproved: 'Note de frais approuvée',
  ExpenseRejected: 'Note de frais refusée',
  ExpenseDeleted: 'Note de frais supprimée',
  ExpenseHeldForPayRun: 'Reprise dans un cycle de paie en brouillon',
  ExpenseReleasedFromPayRun: 'Sortie du cycle de paie en brouillon',
  ExpenseTakenIntoPayRun: 'Remboursée avec la paie',
  ExpensePayslipReversed: 'Bulletin extourné, de nouveau à payer',
  ExpenseReimbursed: 'Remboursée',
  ExpenseReimbursementReversed: 'Contre-passation : remboursement annulé',
  ExpenseStepApproved: 'Approuvé à une étape',
  ExpenseStepEscalated: 'Étape transmise au niveau supérieur',
  ExpenseApprovalRuleAdded: 'Règle d’approbation ajoutée',
  ExpenseApprovalRuleChanged: 'Règle d’approbation modifiée',
  ExpenseApprovalRuleDeleted: 'Règle d’approbation supprimée',
} satisfies NamesLike<typeof english>
