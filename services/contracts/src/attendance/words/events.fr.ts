import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CheckedIn: 'Arrivée pointée',
  CheckedOut: 'Départ pointé',
  TaskLogUpdated: 'Tâches notées',
  BreaksTyped: 'Pauses modifiées',
  BreakStarted: 'Pause commencée',
  BreakEnded: 'Pause terminée',
  AttendanceAdded: 'Plage ajoutée',
  AttendanceCorrected: 'Plage modifiée',
  AttendanceDeleted: 'Plage supprimée',
  AttendanceRestored: 'Plage rétablie',
  ShiftPunched: 'Badgeage sur un terminal',
  PunchedShiftRemoved: 'Retirée : aucun badgeage ne la commence',
  PunchesUnpaired: 'Badgeages sans plage',
  CheckOutForgotten: 'Départ oublié',
  CorrectionProposed: 'Correction proposée',
  CorrectionWithdrawn: 'Correction retirée',
  CorrectionApproved: 'Correction approuvée',
  CorrectionRejected: 'Correction refusée',
  AttendanceRulesSet: 'Règles de présence définies',
  AttendanceRulesRemoved: 'Règles de présence supprimées',
} satisfies NamesLike<typeof english>
