import { errorWords } from '../kernel/errors'
import type { listErrors } from './lists.errors'

export const listsErrorsIt = errorWords<'it', typeof listErrors>()({
  'export.too_many':
    'Un foglio di calcolo contiene al massimo {rows} righe. Scegli CSV, o meno righe.',
  'export.too_large':
    'Queste righe sono troppo lunghe per una cartella di lavoro. Esportale in CSV, o restringi l’elenco.',
  'export.too_slow':
    'La creazione del file ha richiesto troppo tempo ed è stata interrotta. Riprova più tardi o restringi l’elenco.',
  'list.sort_shape': 'L’ordinamento è ["column","ASC"] o ["column","DESC"].',
  'list.range_shape': 'L’intervallo è [primo,ultimo], contati da 0, al massimo 1000 righe.',
  'list.filter_shape': 'Il filtro è un oggetto JSON di colonne e valori.',
  'export.language': 'Scegli una lingua: en, zh, es, fr, it o ar.',
  'export.separator': 'Scegli comma, semicolon o tab.',
  'export.format': 'Scegli csv o xlsx.',
})
