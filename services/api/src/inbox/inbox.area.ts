import type { AreaApi } from '../kernel/area'
import { InboxController } from './inbox.controller'
import { InboxDecisionsService } from './inbox-decisions.service'
import { InboxFactsService } from './inbox-facts.service'
import { InboxPartsService } from './inbox-parts.service'

export const inboxArea: AreaApi = {
  name: 'inbox',
  controllers: [InboxController],
  providers: [InboxDecisionsService, InboxPartsService, InboxFactsService],
}
