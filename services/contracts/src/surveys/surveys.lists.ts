import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { id } from '../kernel/shapes'
import { surveyAnswerTypes, surveyFrequencies, surveyPrivacies } from './survey-kinds'

const permission = 'manage_surveys'

export const surveysList = defineList({
  name: 'surveys',
  label: 'Surveys',
  who: 'admin',
  permission,
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    privacy: column.of('text', z.enum(surveyPrivacies)),
    enabled: column.bool(),
    recurring: column.bool(),
    frequency: column.of('text', z.enum(surveyFrequencies)),
    message: column.text({ nullable: true, exported: false }),
    /** Number of questions in the next sending. */
    questions_count: column.number(),
    rounds_count: column.number(),
    last_sent_on: column.day({ nullable: true }),
    /** Day of the schedule's next sending. */
    next_on: column.day({ nullable: true }),
    open: column.bool(),
    created_at: column.instant(),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: 'name',
})

export type Survey = RowOf<typeof surveysList>

export const surveyQuestionsList = defineList({
  name: 'survey-questions',
  label: 'Survey questions',
  who: 'admin',
  permission,
  columns: {
    id: column.uuid(),
    survey_id: column.uuid(),
    question: column.text({ searchable: true }),
    answer_type: column.of('text', z.enum(surveyAnswerTypes)),
    enabled: column.bool(),
    place: column.number({ exported: false }),
    revision: column.revision(),
  },
  sort: 'place',
})

/** Each sending of a survey. */
export const surveyRoundsList = defineList({
  name: 'survey-rounds',
  label: 'Survey rounds',
  who: 'admin',
  permission,
  columns: {
    id: column.uuid(),
    survey_id: column.uuid(),
    number: column.number(),
    name: column.text({ searchable: true }),
    privacy: column.of('text', z.enum(surveyPrivacies)),
    sent_on: column.day(),
    open_until: column.day(),
    open: column.bool(),
    invited: column.number(),
    /** Number of visible answers. */
    answered: column.number(),
  },
  sort: '-sent_on',
})

/** Single answers. In an anonymous round nothing links the answers of one person. */
export const surveyAnswersList = defineList({
  name: 'survey-answers',
  label: 'Survey answers',
  who: 'admin',
  permission,
  columns: {
    id: column.uuid(),
    survey_id: column.uuid(),
    round_id: column.uuid(),
    round: column.number(),
    sent_on: column.day(),
    es_question_id: column.uuid(),
    question: column.text({ searchable: true }),
    answer_type: column.of('text', z.enum(surveyAnswerTypes)),
    answer: column.text({ searchable: true }),
    /** Null in an anonymous round. */
    employee_name: column.text({ nullable: true }),
    employee: column.json(
      z.object({ id: id(), first_name: z.string(), last_name: z.string() }).nullable(),
    ),
  },
  perPage: 50,
  sort: '-sent_on',
})
