import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TimeEntryStarted: 'Cronómetro iniciado',
  TimeEntryStopped: 'Cronómetro parado',
  TimeEntryAdded: 'Registro añadido',
  TimeEntryChanged: 'Registro cambiado',
  TimeEntryDeleted: 'Registro eliminado',
  TimerFavouriteAdded: 'Favorito añadido',
  TimerFavouriteChanged: 'Favorito modificado',
  TimerFavouriteMoved: 'Favorito movido',
  TimerFavouriteRemoved: 'Favorito eliminado',
  TimesheetSubmitted: 'Semana enviada',
  TimesheetWithdrawn: 'Semana retirada',
  TimesheetTimeAdded: 'Tiempo añadido a una semana enviada',
  TimesheetApproved: 'Semana aprobada',
  TimesheetSentBack: 'Semana devuelta',
  TimesheetReopened: 'Semana reabierta',
  TimesheetRulesSet: 'Reglas de hojas de horas cambiadas',
  TimeImportStarted: 'Importación de tiempo iniciada',
  TimeImportFinished: 'Importación de tiempo terminada',
  TimeImportInterrupted: 'Importación de tiempo interrumpida',
  TimeImportUndone: 'Importación de tiempo deshecha',
} satisfies NamesLike<typeof english>
