import type { AreaApi } from '../kernel/area'
import { ClosingController } from './closing.controller'
import { DataExportsController } from './data-exports.controller'
import { PrivacyController } from './privacy.controller'

export const privacyArea: AreaApi = {
  name: 'privacy',
  controllers: [PrivacyController, DataExportsController, ClosingController],
}
