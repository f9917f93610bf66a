import type { AreaContracts } from '../kernel/area'
import { filesApi } from './files.api'

export const filesContracts: AreaContracts = {
  name: 'files',
  endpoints: [filesApi],
}
