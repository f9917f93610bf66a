import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    structure: 'Structure de l’entreprise',
  },
  fields: {
    second_factor: 'Second facteur obligatoire',
    address_line_1: 'Adresse, ligne 1',
    address_line_2: 'Adresse, ligne 2',
    department: 'Services',
    designation: 'Postes',
    main: 'Site principal',
    offices: 'Sites',
    permissions: 'Autorisations',
    roles: 'Rôles',
  },
} satisfies WordsLike<typeof english>
