import type { AreaApi } from '../kernel/area'
import { DataExportsController } from './data-exports.controller'
import { PrivacyController } from './privacy.controller'

export const privacyArea: AreaApi = {
  name: 'privacy',
  controllers: [PrivacyController, DataExportsController],
}
