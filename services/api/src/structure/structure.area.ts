import type { AreaApi } from '../kernel/area'
import { StructureController } from './structure.controller'

export const structureArea: AreaApi = {
  name: 'structure',
  controllers: [StructureController],
}
