import { zonesOf } from '@workledger/projections/structure/zones.queries'
import type { AreaApi } from '../kernel/area'
import { READ_ZONES } from '../kernel/lists/zones'
import { StructureController } from './structure.controller'

export const structureArea: AreaApi = {
  name: 'structure',
  controllers: [StructureController],
  providers: [{ provide: READ_ZONES, useValue: zonesOf }],
}
