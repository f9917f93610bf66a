import { watchHitEvents, watchRuleEvents } from '@workledger/contracts/watch/watch.events'
import { type AreaStreams, stream } from '../kernel/area'
import { watchHitDecider, watchRulesDecider } from './watch'

export const watchStreams: AreaStreams = {
  name: 'watch',
  streams: [
    stream(watchRulesDecider, watchRuleEvents, 'no employee'),
    stream(watchHitDecider, watchHitEvents, 'no employee'),
  ],
}
