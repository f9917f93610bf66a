import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  begin: 'Sélectionner des saisies',
  end: 'Terminer la sélection',
  bar: 'Saisies sélectionnées',
  row: 'Sélectionner : {{name}}',
  key: 'Sélectionner ou désélectionner la saisie',
  untitled: 'Sans description',
  all: 'Tout sélectionner',
  delete: 'Supprimer',
  selected_one: '{{count}} sélectionnée',
  selected_many: '{{count}} sélectionnées',
  selected_other: '{{count}} sélectionnées',
  ask_one: 'Supprimer {{count}} saisie ?',
  ask_many: 'Supprimer {{count}} de saisies ?',
  ask_other: 'Supprimer {{count}} saisies ?',
  changed_one: '{{count}} saisie modifiée',
  changed_many: '{{count}} de saisies modifiées',
  changed_other: '{{count}} saisies modifiées',
  deleted_one: '{{count}} saisie supprimée',
  deleted_many: '{{count}} de saisies supprimées',
  deleted_other: '{{count}} saisies supprimées',
})
