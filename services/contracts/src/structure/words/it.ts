import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    structure: 'Struttura aziendale',
  },
  fields: {
    second_factor: 'Secondo fattore obbligatorio',
    address_line_1: 'Indirizzo, riga 1',
    address_line_2: 'Indirizzo, riga 2',
    department: 'Reparti',
    designation: 'Qualifiche',
    main: 'Sede principale',
    offices: 'Sedi',
    permissions: 'Autorizzazioni',
    roles: 'Ruoli',
  },
} satisfies WordsLike<typeof english>
