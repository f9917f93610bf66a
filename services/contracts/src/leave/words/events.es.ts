import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  LeaveRequested: 'Ausencia solicitada',
  LeaveChanged: 'Ausencia cambiada',
  LeaveRecounted: 'Días recontados',
  LeaveApproved: 'Ausencia aprobada',
  LeaveRejected: 'Ausencia rechazada',
  LeaveShortened: 'Devueltos los días que ningún ciclo de nómina ha usado',
  LeaveDeleted: 'Ausencia eliminada',
  LeaveDaysUsedInPayRun: 'Contada en un ciclo de nómina',
  LeaveDaysReleased: 'Ciclo de nómina revertido',
  LeaveAdjusted: 'Saldo ajustado',
  LeaveAdjustmentChanged: 'Ajuste cambiado',
  LeaveAdjustmentDeleted: 'Ajuste eliminado',
  LeaveYearClosed: 'Año cerrado',
  ApprovalDelegated: 'Aprobaciones delegadas',
  ApprovalDelegationEnded: 'Delegación de aprobaciones terminada',
  LeaveTypeAdded: 'Tipo de ausencia añadido',
  LeaveTypeChanged: 'Tipo de ausencia cambiado',
  LeaveTypeArchived: 'Tipo de ausencia eliminado',
  LeavePolicyAdded: 'Política de ausencias añadida',
  LeavePolicyChanged: 'Política de ausencias cambiada',
  LeavePolicyArchived: 'Política de ausencias eliminada',
  HolidayAdded: 'Festivo añadido',
  HolidayChanged: 'Festivo cambiado',
  HolidayDeleted: 'Festivo eliminado',
} satisfies NamesLike<typeof english>
