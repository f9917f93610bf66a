import type { AreaContracts } from '../kernel/area'
import { filesApi } from './files.api'

export const filesContracts = {
  name: 'files',
  endpoints: [filesApi],
} satisfies AreaContracts
