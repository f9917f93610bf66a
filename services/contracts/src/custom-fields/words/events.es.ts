import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CustomFieldAdded: 'Campo personalizado añadido',
  CustomFieldChanged: 'Campo personalizado cambiado',
  CustomFieldsOrdered: 'Orden de los campos cambiado',
  CustomFieldDeleted: 'Campo personalizado eliminado',
  CustomFieldsClaimed: 'Campos personalizados en uso',
  CustomFieldsReleased: 'Campos personalizados sin uso',
  CustomValuesChanged: 'Campos personalizados rellenados',
} satisfies NamesLike<typeof english>
