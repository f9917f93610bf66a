import {
  checklistEvents,
  checklistTemplateEvents,
} from '@workledger/contracts/checklists/checklists.events'
import { type AreaStreams, stream } from '../kernel/area'
import { checklistsDecider } from './checklists'
import { checklistTemplates } from './templates'

export const checklistsStreams: AreaStreams = {
  name: 'checklists',
  streams: [
    stream(checklistTemplates, checklistTemplateEvents, 'no employee'),
    stream(checklistsDecider, checklistEvents, 'no employee'),
  ],
}
