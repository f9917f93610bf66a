import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'custom-fields': 'Campos personalizados',
    'custom-values': 'Valores de los campos personalizados',
  },
  tables: { custom_values: 'Campos personalizados' },
  fields: {
    created_at: 'Añadido',
    editable: 'Editable',
    field_ids: 'Campos',
    mandatory: 'Obligatorio',
    numbers: 'Números',
    owner_ids: 'Titulares',
    position: 'Posición',
    visible_to: 'Visible para',
  },
  columns: { 'custom-field-types': { key: 'Clave en el formulario' } },
  values: { everyone: 'Todos' },
} satisfies WordsLike<typeof english>
