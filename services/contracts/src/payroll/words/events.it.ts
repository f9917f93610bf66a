import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  PayrollCategoryAdded: 'Categoria aggiunta',
  PayrollCategoryRenamed: 'Categoria rinominata',
  OvertimeRuleChanged: 'Regola degli straordinari modificata',
  OvertimeBonusChanged: 'Parte della tariffa degli straordinari modificata',
  OvertimeWeekChanged: 'Settimana degli straordinari modificata',
  PayrollCategoryDeleted: 'Categoria eliminata',
  PayRunStarted: 'Bozza avviata',
  PayRunEntriesDrafted: 'Posizioni calcolate',
  PayRunDrafted: 'Bozza completata',
  PayRunEntryChanged: 'Posizione modificata',
  PayRunPayeesChanged: 'Persone da pagare modificate',
  PayRunEntriesRecalculated: 'Posizioni ricalcolate',
  PayRunRecalculated: 'Ricalcolata',
  PayRunApproved: 'Approvata',
  PayRunReversed: 'Stornata',
  PayRunAmountsKept: 'Importi conservati senza nome',
  PayRunDeleted: 'Eliminata',
  PayBooksChanged: 'Conti contabili modificati',
  PayJournalExported: 'File di prima nota creato',
} satisfies NamesLike<typeof english>
