import type { AreaApi } from '../kernel/area'
import { PrivacyController } from './privacy.controller'

export const privacyArea: AreaApi = {
  name: 'privacy',
  controllers: [PrivacyController],
}
