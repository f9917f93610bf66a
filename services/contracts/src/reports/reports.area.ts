import type { AreaContracts } from '../kernel/area'
import { reportsApi } from './reports.api'

export const reportsContracts = {
  name: 'reports',
  endpoints: [reportsApi],
} satisfies AreaContracts
