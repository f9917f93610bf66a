import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CheckedIn: 'Entrada fichada',
  CheckedOut: 'Salida fichada',
  TaskLogUpdated: 'Tareas anotadas',
  BreaksTyped: 'Pausas cambiadas',
  BreakStarted: 'Pausa iniciada',
  BreakEnded: 'Pausa terminada',
  AttendanceAdded: 'Turno añadido',
  AttendanceCorrected: 'Turno cambiado',
  AttendanceDeleted: 'Turno eliminado',
  AttendanceRestored: 'Turno restaurado',
  ShiftPunched: 'Marcaje en un dispositivo',
  PunchedShiftRemoved: 'Quitado: ningún marcaje lo inicia',
  PunchesUnpaired: 'Marcajes sin turno',
  CheckOutForgotten: 'Salida olvidada',
  CorrectionProposed: 'Corrección propuesta',
  CorrectionWithdrawn: 'Corrección retirada',
  CorrectionApproved: 'Corrección aprobada',
  CorrectionRejected: 'Corrección rechazada',
  AttendanceRulesSet: 'Reglas de asistencia establecidas',
  AttendanceRulesRemoved: 'Reglas de asistencia quitadas',
} satisfies NamesLike<typeof english>
