import { errorWords } from '../kernel/errors'
import type { listErrors } from './lists.errors'

export const listsErrorsFr = errorWords<'fr', typeof listErrors>()({
  'export.too_many':
    'Une feuille de calcul contient au plus {rows} lignes. Choisissez le CSV ou moins de lignes.',
  'export.too_large':
    'Ces lignes sont trop longues pour un seul classeur. Exportez-les en CSV ou restreignez la liste.',
  'export.too_slow':
    'La création du fichier a pris trop de temps et a été arrêtée. Réessayez plus tard ou réduisez la liste.',
  'list.sort_shape': 'Le tri est ["column","ASC"] ou ["column","DESC"].',
  'list.range_shape': 'La plage est [first,last], comptée à partir de 0, 1000 lignes au plus.',
  'list.filter_shape': 'Le filtre est un objet JSON de colonnes et de valeurs.',
  'export.language': 'Choisissez une langue : en, zh, es, fr, it ou ar.',
  'export.separator': 'Choisissez comma, semicolon ou tab.',
  'export.format': 'Choisissez csv ou xlsx.',
})
