import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  LeaveRequested: 'Congé demandé',
  LeaveChanged: 'Congé modifié',
  LeaveRecounted: 'Jours recomptés',
  LeaveApproved: 'Congé approuvé',
  LeaveRejected: 'Congé refusé',
  LeaveShortened: 'Jours non utilisés par un cycle de paie rendus',
  LeaveDeleted: 'Congé supprimé',
  LeaveDaysUsedInPayRun: 'Compté dans un cycle de paie',
  LeaveDaysReleased: 'Cycle de paie extourné',
  LeaveAdjusted: 'Solde ajusté',
  LeaveAdjustmentChanged: 'Ajustement modifié',
  LeaveAdjustmentDeleted: 'Ajustement supprimé',
  LeaveYearClosed: 'Année clôturée',
  ApprovalDelegated: 'Approbations déléguées',
  ApprovalDelegationEnded: 'Délégation des approbations terminée',
  LeaveTypeAdded: 'Type de congé ajouté',
  LeaveTypeChanged: 'Type de congé modifié',
  LeaveTypeArchived: 'Type de congé supprimé',
  LeavePolicyAdded: 'Politique de congés ajoutée',
  LeavePolicyChanged: 'Politique de congés modifiée',
  LeavePolicyArchived: 'Politique de congés supprimée',
  HolidayAdded: 'Jour férié ajouté',
  HolidayChanged: 'Jour férié modifié',
  HolidayDeleted: 'Jour férié supprimé',
} satisfies NamesLike<typeof english>
