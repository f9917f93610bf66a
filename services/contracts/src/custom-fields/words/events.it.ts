import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CustomFieldAdded: 'Campo personalizzato aggiunto',
  CustomFieldChanged: 'Campo personalizzato modificato',
  CustomFieldsOrdered: 'Ordine dei campi modificato',
  CustomFieldDeleted: 'Campo personalizzato eliminato',
  CustomFieldsClaimed: 'Campi personalizzati in uso',
  CustomFieldsReleased: 'Campi personalizzati non più in uso',
  CustomValuesChanged: 'Campi personalizzati compilati',
} satisfies NamesLike<typeof english>
