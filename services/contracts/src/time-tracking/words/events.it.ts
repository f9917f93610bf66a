import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TimeEntryStarted: 'Timer avviato',
  TimeEntryStopped: 'Timer fermato',
  TimeEntryAdded: 'Registrazione aggiunta',
  TimeEntryChanged: 'Registrazione modificata',
  TimeEntryDeleted: 'Registrazione eliminata',
  TimerFavouriteAdded: 'Preferito aggiunto',
  TimerFavouriteChanged: 'Preferito modificato',
  TimerFavouriteMoved: 'Preferito spostato',
  TimerFavouriteRemoved: 'Preferito rimosso',
  TimesheetSubmitted: 'Settimana inviata',
  TimesheetWithdrawn: 'Settimana ritirata',
  TimesheetTimeAdded: 'Ore aggiunte a una settimana inviata',
  TimesheetApproved: 'Settimana approvata',
  TimesheetSentBack: 'Settimana rinviata',
  TimesheetReopened: 'Settimana riaperta',
  TimesheetRulesSet: 'Regole dei fogli ore modificate',
  TimeImportStarted: 'Importazione di tempo avviata',
  TimeImportFinished: 'Importazione di tempo terminata',
  TimeImportInterrupted: 'Importazione di tempo interrotta',
  TimeImportUndone: 'Importazione di tempo annullata',
} satisfies NamesLike<typeof english>
