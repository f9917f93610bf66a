import * as declared from '@workledger/contracts/surveys/surveys.lists'
import { readList } from '../kernel/list-resource'

export const surveysList = readList(declared.surveysList, 'surveys as s', {
  sql: {
    questions_count:
      '(select count(*)::int from survey_questions q where q.survey_id = s.id and q.enabled)',
    open: '(s.round_id is not null)',
    stream: `'survey-' || s.id`,
  },
})

export const surveyQuestionsList = readList(
  declared.surveyQuestionsList,
  'survey_questions as q',
  {},
)

export const surveyRoundsList = readList(declared.surveyRoundsList, 'survey_rounds as r', {})

export const surveyAnswersList = readList(declared.surveyAnswersList, 'survey_answers as a', {
  from: (db, { workspace }) =>
    db
      .selectFrom('survey_answers as a')
      .innerJoin('survey_rounds as r', 'r.id', 'a.round_id')
      .where('a.workspace_id', '=', workspace),
  joins: {
    columns: ['es_question_id', 'question', 'answer_type', 'employee_name', 'employee'],
    add: (query) =>
      query
        .innerJoin('survey_results as t', 't.id', 'a.result_id')
        .leftJoin('employees as e', 'e.id', 'a.employee_id'),
  },
  sql: {
    round: 'r.number',
    sent_on: 'r.sent_on',
    es_question_id: 't.question_id',
    question: 't.question',
    answer_type: 't.answer_type',
    employee_name: `nullif(read.full_name(e.first_name, e.last_name), '')`,
    employee: `case when e.id is not null then jsonb_build_object('id', e.id, 'first_name', coalesce(e.first_name, ''), 'last_name', coalesce(e.last_name, '')) end`,
  },
})
