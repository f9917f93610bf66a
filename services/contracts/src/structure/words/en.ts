import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    structure: 'Company structure',
  },
  fields: {
    address_line_1: 'Address',
    address_line_2: 'Address, second line',
    department: 'Departments',
    designation: 'Designations',
    main: 'Main office',
    offices: 'Offices',
    permissions: 'Permissions',
    roles: 'Roles',
  },
} as const satisfies Words
