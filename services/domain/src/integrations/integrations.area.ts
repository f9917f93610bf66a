import { chatChannelEvents } from '@workledger/contracts/integrations/chat-channels.events'
import {
  apiTokenEvents,
  serviceAccountEvents,
} from '@workledger/contracts/integrations/integrations.events'
import { webhookEvents } from '@workledger/contracts/integrations/webhooks.events'
import { type AreaStreams, stream } from '../kernel/area'
import { apiTokenDecider } from './api-token'
import { chatChannelDecider } from './chat-channel'
import { serviceAccountDecider } from './service-account'
import { webhookDecider } from './webhook'

export const integrationsStreams: AreaStreams = {
  name: 'integrations',
  streams: [
    stream(apiTokenDecider, apiTokenEvents, 'no employee'),
    stream(serviceAccountDecider, serviceAccountEvents, 'no employee'),
    stream(webhookDecider, webhookEvents, 'no employee'),
    stream(chatChannelDecider, chatChannelEvents, 'no employee'),
  ],
}
