import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TimeEntryStarted: 'Chronomètre démarré',
  TimeEntryStopped: 'Chronomètre arrêté',
  TimeEntryAdded: 'Saisie ajoutée',
  TimeEntryChanged: 'Saisie modifiée',
  TimeEntryDeleted: 'Saisie supprimée',
  TimerFavouriteAdded: 'Favori ajouté',
  TimerFavouriteChanged: 'Favori modifié',
  TimerFavouriteMoved: 'Favori déplacé',
  TimerFavouriteRemoved: 'Favori supprimé',
  TimesheetSubmitted: 'Semaine soumise',
  TimesheetWithdrawn: 'Semaine reprise',
  TimesheetTimeAdded: 'Temps ajouté à une semaine soumise',
  TimesheetApproved: 'Semaine approuvée',
  TimesheetSentBack: 'Semaine renvoyée',
  TimesheetReopened: 'Semaine rouverte',
  TimesheetRulesSet: 'Règles des feuilles de temps modifiées',
  TimeImportStarted: 'Import de temps commencé',
  TimeImportFinished: 'Import de temps terminé',
  TimeImportInterrupted: 'Import de temps interrompu',
  TimeImportUndone: 'Import de temps annulé',
} satisfies NamesLike<typeof english>
