import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import {
  surveyAnswersList,
  surveyQuestionsList,
  surveyRoundsList,
  surveysList,
} from './surveys.lists'
import { surveysProjection } from './surveys.projection'

export const surveysReads: AreaReads = {
  name: 'surveys',
  projections: [surveysProjection],
  lists: [surveysList, surveyQuestionsList, surveyRoundsList, surveyAnswersList],
  shows: ['people'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof surveysProjection> {}
}
