import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import {
  candidatesList,
  interviewsList,
  openingsList,
  recruitingTemplatesList,
} from './recruiting.lists'
import { recruitingProjection } from './recruiting.projection'

export const recruitingReads: AreaReads = {
  name: 'recruiting',
  projections: [recruitingProjection],
  lists: [openingsList, candidatesList, interviewsList, recruitingTemplatesList],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof recruitingProjection> {}
}
