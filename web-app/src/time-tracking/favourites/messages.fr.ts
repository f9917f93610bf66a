import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  title: 'Favoris',
  edit: 'Modifier les favoris',
  add: 'Ajouter aux favoris',
  added: 'Ajouté aux favoris',
  start: 'Démarrer {{name}}',
  stop: 'Arrêter {{name}}',
  up: 'Monter {{name}}',
  down: 'Descendre {{name}}',
  remove: 'Retirer {{name}} des favoris',
  ask: 'Retirer « {{name}} » de vos favoris ?',
  askText: 'Le temps suivi reste.',
  askAction: 'Retirer',
  none: 'Pas encore de favoris',
  noneText: 'Choisissez « Ajouter aux favoris » dans le menu d’une saisie.',
  find: 'Trouver un favori',
  unfound: 'Aucun favori trouvé.',
})
