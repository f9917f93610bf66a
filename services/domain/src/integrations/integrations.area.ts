import {
  apiTokenEvents,
  serviceAccountEvents,
} from '@workledger/contracts/integrations/integrations.events'
import { type AreaStreams, stream } from '../kernel/area'
import { apiTokenDecider } from './api-token'
import { serviceAccountDecider } from './service-account'

export const integrationsStreams: AreaStreams = {
  name: 'integrations',
  streams: [
    stream(apiTokenDecider, apiTokenEvents, 'no employee'),
    stream(serviceAccountDecider, serviceAccountEvents, 'no employee'),
  ],
}
