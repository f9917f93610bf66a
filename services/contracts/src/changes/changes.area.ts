import type { AreaContracts } from '../kernel/area'
import { changesApi } from './changes.api'
import { changesErrors } from './changes.errors'

export const changesContracts = {
  name: 'changes',
  endpoints: [changesApi],
  errors: changesErrors,
  // The scopes of a token narrow the answer.
  tokens: { any: ['changes'] },
} satisfies AreaContracts
