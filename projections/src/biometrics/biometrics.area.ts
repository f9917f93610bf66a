import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { devicesList, punchesList, registrationsList, waitingDevicesList } from './biometrics.lists'
import { biometricsProjection } from './biometrics.projection'

export const biometricsReads: AreaReads = {
  name: 'biometrics',
  projections: [biometricsProjection],
  lists: [devicesList, registrationsList, punchesList, waitingDevicesList],
  shows: ['people', 'structure'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof biometricsProjection> {}
}
