import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: { structure: 'Estructura de la empresa' },
  fields: {
    second_factor: 'Segundo factor obligatorio',
    address_line_1: 'Dirección, línea 1',
    address_line_2: 'Dirección, línea 2',
    department: 'Departamentos',
    designation: 'Puestos',
    main: 'Oficina principal',
    offices: 'Oficinas',
    permissions: 'Permisos',
    roles: 'Roles',
  },
} satisfies WordsLike<typeof english>
