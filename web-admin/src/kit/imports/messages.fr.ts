import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  columns: { started: 'Commencé', by: 'Par' },
  status: 'Statut',
  anyStatus: 'Tous les statuts',
  history: 'Historique',
  actionsOf: 'Actions pour l’import du {{when}}',
  row: 'Ligne',
  title: 'Lignes refusées',
  none: 'Aucune ligne n’est refusée.',
  rows_one: '{{count}} ligne',
  rows_many: '{{count}} lignes',
  rows_other: '{{count}} lignes',
  inRows: 'Lignes {{rows}}',
  save: 'Enregistrer en CSV',
  column: 'Colonne',
  reason: 'Motif',
  most: 'Le fichier contient les {{rows}} premières lignes.',
  choose: 'Choisir un fichier',
  nothingYet: 'Rien n’est importé avant que vous ayez vu ce qui se passerait.',
  again: 'Le même fichier n’ajoute ensuite que ce qui manque.',
  undo: 'Un import entier peut être annulé.',
})
