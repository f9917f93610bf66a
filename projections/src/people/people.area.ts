import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { employeeImportsProjection } from './imports.projection'
import { employeeImportsList, employeesList } from './people.lists'
import { peopleProjection } from './people.projection'
import { emergencyContactsList } from './relatives.lists'
import { relativesProjection } from './relatives.projection'

export const peopleReads: AreaReads = {
  name: 'people',
  projections: [peopleProjection, employeeImportsProjection, relativesProjection],
  lists: [employeesList, employeeImportsList, emergencyContactsList],
  shows: ['access', 'employment', 'projects', 'custom-fields'],
}

declare module '../kernel/read-tables' {
  interface ReadTables
    extends TablesOf<
      typeof peopleProjection | typeof employeeImportsProjection | typeof relativesProjection
    > {}
}
