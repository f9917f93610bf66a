import { candidateEvents } from '@workledger/contracts/recruiting/candidate.events'
import { openingEvents } from '@workledger/contracts/recruiting/opening.events'
import { recruitingSettingEvents } from '@workledger/contracts/recruiting/recruiting-setting.events'
import { type AreaStreams, stream } from '../kernel/area'
import { candidateDecider, shownCandidate } from './candidate'
import { openingDecider } from './opening'
import { recruitingSettingDecider } from './recruiting-setting'

export const recruitingStreams: AreaStreams = {
  name: 'recruiting',
  streams: [
    stream(openingDecider, openingEvents, 'no employee', { permission: 'manage_recruiting' }),
    stream(candidateDecider, candidateEvents, 'no employee', {
      permission: 'manage_recruiting',
      shown: shownCandidate,
    }),
    stream(recruitingSettingDecider, recruitingSettingEvents, 'no employee', {
      permission: 'manage_recruiting',
    }),
  ],
}
