import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import {
  devicesList,
  punchesList,
  punchImportsList,
  registrationsList,
  waitingDevicesList,
} from './biometrics.lists'
import { biometricsProjection } from './biometrics.projection'
import { punchImportsProjection } from './punch-imports.projection'

export const biometricsReads: AreaReads = {
  name: 'biometrics',
  projections: [biometricsProjection, punchImportsProjection],
  lists: [devicesList, registrationsList, punchesList, waitingDevicesList, punchImportsList],
  shows: ['people', 'structure'],
}

declare module '../kernel/read-tables' {
  interface ReadTables
    extends TablesOf<typeof biometricsProjection>,
      TablesOf<typeof punchImportsProjection> {}
}
