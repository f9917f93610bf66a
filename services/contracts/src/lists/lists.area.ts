import type { AreaContracts } from '../kernel/area'
import { listsApi } from './lists.api'
import { listErrors } from './lists.errors'

export const listsContracts: AreaContracts = {
  name: 'lists',
  endpoints: [listsApi],
  errors: listErrors,
}
