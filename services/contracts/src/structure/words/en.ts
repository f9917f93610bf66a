import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    structure: 'Company structure',
  },
  fields: {
    second_factor: 'Second factor required',
    address_line_1: 'Address line 1',
    address_line_2: 'Address line 2',
    department: 'Departments',
    designation: 'Designations',
    main: 'Main office',
    offices: 'Offices',
    permissions: 'Permissions',
    roles: 'Roles',
  },
} as const satisfies Words
