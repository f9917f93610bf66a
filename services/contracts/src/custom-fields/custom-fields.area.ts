import type { AreaContracts } from '../kernel/area'
import { customField, customFieldsApi } from './custom-fields.api'
import { customFieldErrors } from './custom-fields.errors'
import { customFieldsEventWords } from './custom-fields.event-words'
import { customFieldEvents, customValueEvents } from './custom-fields.events'
import { customFieldsGains } from './custom-fields.gains'
import { customFieldTypesList } from './custom-fields.lists'
import { customFieldsPublicEvents } from './custom-fields.public-events'

export const customFieldsContracts = {
  name: 'custom-fields',
  endpoints: [customFieldsApi],
  gains: customFieldsGains,
  lists: [customFieldTypesList],
  events: [customFieldEvents, customValueEvents],
  publicEvents: customFieldsPublicEvents,
  eventWords: customFieldsEventWords,
  errors: customFieldErrors,
  records: { CustomField: customField },
} satisfies AreaContracts
