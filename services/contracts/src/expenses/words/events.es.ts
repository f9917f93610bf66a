import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ExpenseRequested: 'Gasto solicitado',
  ExpenseChanged: 'Gasto cambiado',
  ExpenseApproved: 'Gasto aprobado',
  ExpenseRejected: 'Gasto rechazado',
  ExpenseDeleted: 'Gasto eliminado',
  ExpenseHeldForPayRun: 'Incluido en un borrador de ciclo de nómina',
  ExpenseReleasedFromPayRun: 'Fuera del borrador de ciclo de nómina',
  ExpenseTakenIntoPayRun: 'Reembolsado con la nómina',
  ExpensePayslipReversed: 'Recibo de nómina revertido, de nuevo por pagar',
  ExpenseReimbursed: 'Reembolsado',
  ExpenseReimbursementReversed: 'Contraasiento: reembolso anulado',
  ExpenseStepApproved: 'Aprobado en un paso',
  ExpenseStepEscalated: 'Paso escalado',
  ExpenseApprovalRuleAdded: 'Regla de aprobación añadida',
  ExpenseApprovalRuleChanged: 'Regla de aprobación cambiada',
  ExpenseApprovalRuleDeleted: 'Regla de aprobación eliminada',
} satisfies NamesLike<typeof english>
