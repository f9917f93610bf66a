import type { AreaContracts } from '../kernel/area'
import { listsApi } from './lists.api'
import { listErrors } from './lists.errors'

export const listsContracts = {
  name: 'lists',
  endpoints: [listsApi],
  errors: listErrors,
  tokens: { any: ['adminList', 'adminOne', 'exportList'] },
} satisfies AreaContracts
