import type { AreaApi } from '../kernel/area'
import { References } from './references.port'

export const referencesArea: AreaApi = {
  name: 'references',
  controllers: [],
  providers: [References],
}
