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
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    privacy: column.of('text', 'Privacy', z.enum(surveyPrivacies)),
    enabled: column.bool('Enabled'),
    recurring: column.bool('Recurring'),
    frequency: column.of('text', 'Frequency', z.enum(surveyFrequencies)),
    message: column.text('Message', { nullable: true, exported: false }),
    /** Those that the next sending asks. */
    questions_count: column.number('Questions'),
    rounds_count: column.number('Times sent'),
    last_sent_on: column.day('Last sent', { nullable: true }),
    /** When the schedule sends it next. */
    next_on: column.day('Next sending', { nullable: true }),
    open: column.bool('Takes answers'),
    created_at: column.instant('Created'),
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
    id: column.uuid('Id'),
    survey_id: column.uuid('Survey'),
    question: column.text('Question', { searchable: true }),
    answer_type: column.of('text', 'Type', z.enum(surveyAnswerTypes)),
    enabled: column.bool('Enabled'),
    place: column.number('Place', { exported: false }),
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
    id: column.uuid('Id'),
    survey_id: column.uuid('Survey'),
    number: column.number('Round'),
    name: column.text('Name', { searchable: true }),
    privacy: column.of('text', 'Privacy', z.enum(surveyPrivacies)),
    sent_on: column.day('Sent'),
    open_until: column.day('Open until'),
    open: column.bool('Takes answers'),
    invited: column.number('Asked'),
    /** Answers that are shown. */
    answered: column.number('Answered'),
  },
  sort: '-sent_on',
})

/** Answers one by one. Of an anonymous round nothing tells which of them are of one person. */
export const surveyAnswersList = defineList({
  name: 'survey-answers',
  label: 'Survey answers',
  who: 'admin',
  permission,
  columns: {
    id: column.uuid('Id'),
    survey_id: column.uuid('Survey'),
    round_id: column.uuid('Round'),
    round: column.number('Round'),
    sent_on: column.day('Sent'),
    es_question_id: column.uuid('Question id'),
    question: column.text('Question', { searchable: true }),
    answer_type: column.of('text', 'Type', z.enum(surveyAnswerTypes)),
    answer: column.text('Answer', { searchable: true }),
    /** Null in an anonymous round. */
    employee_name: column.text('Employee', { nullable: true }),
    employee: column.json('Employee', z.object({ id: id(), first_name: z.string(), last_name: z.string() }).nullable()),
  },
  perPage: 50,
  sort: '-sent_on',
})
