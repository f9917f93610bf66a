import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CustomFieldAdded: 'Champ personnalisé ajouté',
  CustomFieldChanged: 'Champ personnalisé modifié',
  CustomFieldsOrdered: 'Ordre des champs modifié',
  CustomFieldDeleted: 'Champ personnalisé supprimé',
  CustomFieldsClaimed: 'Champs personnalisés utilisés',
  CustomFieldsReleased: 'Champs personnalisés plus utilisés',
  CustomValuesChanged: 'Champs personnalisés remplis',
} satisfies NamesLike<typeof english>
