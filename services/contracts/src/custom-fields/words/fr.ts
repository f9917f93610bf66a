import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'custom-fields': 'Champs personnalisés',
    'custom-values': 'Valeurs des champs personnalisés',
  },
  tables: {
    custom_values: 'Champs personnalisés',
  },
  fields: {
    created_at: 'Ajouté le',
    editable: 'Modifiable',
    field_ids: 'Champs',
    mandatory: 'Obligatoire',
    numbers: 'Nombres',
    owner_ids: 'Propriétaires',
    position: 'Position',
    visible_to: 'Visible par',
  },
  columns: {
    'custom-field-types': {
      key: 'Clé du formulaire',
    },
  },
  values: {
    everyone: 'Tout le monde',
  },
} satisfies WordsLike<typeof english>
