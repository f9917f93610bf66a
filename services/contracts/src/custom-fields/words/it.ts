import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'custom-fields': 'Campi personalizzati',
    'custom-values': 'Valori dei campi personalizzati',
  },
  tables: {
    custom_values: 'Campi personalizzati',
  },
  fields: {
    created_at: 'Aggiunto il',
    editable: 'Modificabile',
    field_ids: 'Campi',
    mandatory: 'Obbligatorio',
    numbers: 'Numeri',
    owner_ids: 'Titolari',
    position: 'Posizione',
    visible_to: 'Visibile a',
  },
  columns: {
    'custom-field-types': {
      key: 'Chiave nel modulo',
    },
  },
  values: {
    everyone: 'Tutti',
  },
} satisfies WordsLike<typeof english>
