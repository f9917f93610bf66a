import type { AreaContracts } from '../kernel/area'
import { sampleDetails, sampleItem, samplesApi, wasLine } from './samples.api'
import { sampleErrors } from './samples.errors'
import { samplesEventWords } from './samples.event-words'
import { sampleEvents } from './samples.events'
import { samplesGains } from './samples.gains'
import { sampleItemsList, samplesList } from './samples.lists'
import { samplesPublicEvents } from './samples.public-events'

export const samplesContracts = {
  name: 'samples',
  endpoints: [samplesApi],
  gains: samplesGains,
  lists: [samplesList, sampleItemsList],
  events: [sampleEvents],
  publicEvents: samplesPublicEvents,
  eventWords: samplesEventWords,
  errors: sampleErrors,
  tokens: { never: 'writes' },
  records: { SampleDetails: sampleDetails, SampleItem: sampleItem, SampleLine: wasLine },
} satisfies AreaContracts
