import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  LeaveRequested: 'Assenza richiesta',
  LeaveChanged: 'Assenza modificata',
  LeaveRecounted: 'Giorni ricalcolati',
  LeaveApproved: 'Assenza approvata',
  LeaveRejected: 'Assenza rifiutata',
  LeaveShortened: 'Restituiti i giorni non usati da alcuna elaborazione',
  LeaveDeleted: 'Assenza eliminata',
  LeaveDaysUsedInPayRun: 'Conteggiata in un’elaborazione paghe',
  LeaveDaysReleased: 'Elaborazione paghe stornata',
  LeaveAdjusted: 'Saldo rettificato',
  LeaveAdjustmentChanged: 'Rettifica modificata',
  LeaveAdjustmentDeleted: 'Rettifica eliminata',
  LeaveYearClosed: 'Anno chiuso',
  ApprovalDelegated: 'Approvazioni delegate',
  ApprovalDelegationEnded: 'Delega delle approvazioni terminata',
  LeaveTypeAdded: 'Tipo di assenza aggiunto',
  LeaveTypeChanged: 'Tipo di assenza modificato',
  LeaveTypeArchived: 'Tipo di assenza eliminato',
  LeavePolicyAdded: 'Policy assenze aggiunta',
  LeavePolicyChanged: 'Policy assenze modificata',
  LeavePolicyArchived: 'Policy assenze eliminata',
  HolidayAdded: 'Festività aggiunta',
  HolidayChanged: 'Festività modificata',
  HolidayDeleted: 'Festività eliminata',
} satisfies NamesLike<typeof english>
