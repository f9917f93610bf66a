import type { AreaContracts } from '../kernel/area'
import { privacyApi } from './privacy.api'
import { privacyErrors } from './privacy.errors'
import { formerPeopleList } from './privacy.lists'

export const privacyContracts = {
  name: 'privacy',
  endpoints: [privacyApi],
  lists: [formerPeopleList],
  errors: privacyErrors,
} satisfies AreaContracts
