import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CheckedIn: 'Entrata registrata',
  CheckedOut: 'Uscita registrata',
  TaskLogUpdated: 'Attività annotate',
  BreaksTyped: 'Pause modificate',
  BreakStarted: 'Pausa iniziata',
  BreakEnded: 'Pausa terminata',
  AttendanceAdded: 'Turno aggiunto',
  AttendanceCorrected: 'Turno modificato',
  AttendanceDeleted: 'Turno eliminato',
  AttendanceRestored: 'Turno ripristinato',
  ShiftPunched: 'Timbratura a un dispositivo',
  PunchedShiftRemoved: 'Rimosso: nessuna timbratura lo inizia',
  PunchesUnpaired: 'Timbrature senza turno',
  CheckOutForgotten: 'Uscita dimenticata',
  CorrectionProposed: 'Correzione proposta',
  CorrectionWithdrawn: 'Correzione ritirata',
  CorrectionApproved: 'Correzione approvata',
  CorrectionRejected: 'Correzione rifiutata',
  AttendanceRulesSet: 'Regole delle presenze impostate',
  AttendanceRulesRemoved: 'Regole delle presenze rimosse',
} satisfies NamesLike<typeof english>
