import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  PayrollCategoryAdded: 'Categoría añadida',
  PayrollCategoryRenamed: 'Categoría renombrada',
  OvertimeRuleChanged: 'Regla de horas extra cambiada',
  OvertimeBonusChanged: 'Parte de la tarifa de horas extra cambiada',
  OvertimeWeekChanged: 'Semana de las horas extra cambiada',
  PayrollCategoryDeleted: 'Categoría eliminada',
  PayRunStarted: 'Borrador iniciado',
  PayRunEntriesDrafted: 'Nóminas calculadas',
  PayRunDrafted: 'Borrador completo',
  PayRunEntryChanged: 'Nómina cambiada',
  PayRunPayeesChanged: 'Personas del ciclo cambiadas',
  PayRunEntriesRecalculated: 'Nóminas recalculadas',
  PayRunRecalculated: 'Recalculado',
  PayRunApproved: 'Aprobado',
  PayRunReversed: 'Revertido',
  PayRunAmountsKept: 'Importes conservados sin nombre',
  PayRunDeleted: 'Eliminado',
  PayBooksChanged: 'Cuentas contables cambiadas',
  PayJournalExported: 'Archivo de asiento creado',
} satisfies NamesLike<typeof english>
