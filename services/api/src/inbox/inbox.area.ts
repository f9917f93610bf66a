import type { AreaApi } from '../kernel/area'
import { InboxController } from './inbox.controller'

export const inboxArea: AreaApi = { name: 'inbox', controllers: [InboxController] }
