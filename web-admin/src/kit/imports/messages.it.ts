import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  columns: { started: 'Inizio', by: 'Da' },
  status: 'Stato',
  anyStatus: 'Qualsiasi stato',
  history: 'Cronologia',
  actionsOf: 'Azioni per l’importazione del {{when}}',
  row: 'Riga',
  title: 'Righe rifiutate',
  none: 'Nessuna riga è rifiutata.',
  rows_one: '{{count}} riga',
  rows_many: '{{count}} righe',
  rows_other: '{{count}} righe',
  inRows: 'Righe {{rows}}',
  save: 'Salva come CSV',
  column: 'Colonna',
  reason: 'Motivo',
  most: 'Il file contiene le prime {{rows}} righe.',
  choose: 'Scegli un file',
  nothingYet: 'Nulla viene importato prima che tu veda cosa accadrebbe.',
  again: 'Lo stesso file aggiunge poi solo ciò che manca.',
  undo: 'Un’intera importazione si può annullare.',
})
