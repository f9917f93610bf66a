import type { AreaContracts } from '../kernel/area'
import { closingApi } from './closing.api'
import { dataExport, dataExportsApi } from './data-exports.api'
import { dataExportEvents } from './data-exports.events'
import { erasurePreview, privacyApi } from './privacy.api'
import { privacyErrors } from './privacy.errors'
import { privacyEventWords } from './privacy.event-words'
import { privacyGains } from './privacy.gains'
import { formerPeopleList } from './privacy.lists'
import { privacyPublicEvents } from './privacy.public-events'

export const privacyContracts = {
  name: 'privacy',
  endpoints: [privacyApi, dataExportsApi, closingApi],
  gains: privacyGains,
  lists: [formerPeopleList],
  events: [dataExportEvents],
  publicEvents: privacyPublicEvents,
  eventWords: privacyEventWords,
  errors: privacyErrors,
  tokens: {
    never: 'writes',
    approve: ['erasePerson'],
    export: [
      'workspaceExport',
      'requestWorkspaceExport',
      'workspaceExportLink',
      'workspaceExportFile',
    ],
  },
  records: { DataExport: dataExport, ErasurePreview: erasurePreview },
} satisfies AreaContracts
