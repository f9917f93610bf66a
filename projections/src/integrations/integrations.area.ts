import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { chatChannelsList } from './chat-channels.lists'
import { apiTokensList, serviceAccountsList } from './integrations.lists'
import { integrationsProjection } from './integrations.projection'
import { webhookDeliveriesList, webhooksList } from './webhooks.lists'

export const integrationsReads: AreaReads = {
  name: 'integrations',
  projections: [integrationsProjection],
  lists: [
    apiTokensList,
    serviceAccountsList,
    webhooksList,
    webhookDeliveriesList,
    chatChannelsList,
  ],
  shows: ['people'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof integrationsProjection> {}
}
