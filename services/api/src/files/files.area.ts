import type { AreaApi } from '../kernel/area'
import { FilesController } from './files.controller'

export const filesArea: AreaApi = {
  name: 'files',
  controllers: [FilesController],
}
