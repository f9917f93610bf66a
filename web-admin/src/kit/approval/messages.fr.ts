import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  tab: 'Étapes d’approbation',
  name: 'Nom',
  steps: 'Étapes',
  step: 'Étape {{number}}',
  who: 'Décision par',
  by: {
    manager: 'Le responsable',
    role: 'Un rôle',
    people: 'Des personnes nommées',
  },
  role: 'Rôle',
  chooseRole: 'Choisissez un rôle',
  people: 'Personnes',
  all: 'Chacune d’elles décide',
  allHint: 'Sinon, la première qui le fait.',
  escalate: 'Jours avant que les administrateurs puissent aussi décider',
  escalateHint: 'Laissez vide pour jamais.',
  removeStep: 'Retirer l’étape {{number}}',
  addStep: 'Ajouter une étape',
  add: 'Ajouter une règle',
  edit: 'Modifier la règle',
  added: 'Règle ajoutée',
  edited: 'Règle modifiée',
  deleted: 'Règle supprimée',
  deleteText: 'Les demandes antérieures gardent leurs étapes.',
  preview: 'Aperçu',
  person: 'Personne',
})
