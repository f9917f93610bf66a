import * as declared from '@workledger/contracts/surveys/surveys.lists'
import { readList } from '../kernel/list-resource'

export const surveysList = readList(declared.surveysList, {
  from: (db, { workspace }) => db.selectFrom('surveys as s').where('s.workspace_id', '=', workspace),
  sql: {
    id: 's.id',
    name: 's.name',
    privacy: 's.privacy',
    enabled: 's.enabled',
    recurring: 's.recurring',
    frequency: 's.frequency',
    message: 's.message',
    questions_count: '(select count(*)::int from survey_questions q where q.survey_id = s.id and q.enabled)',
    rounds_count: 's.rounds_count',
    last_sent_on: 's.last_sent_on',
    next_on: 's.next_on',
    open: '(s.round_id is not null)',
    created_at: 's.created_at',
    stream: `'survey-' || s.id`,
    revision: 's.revision',
  },
})

export const surveyQuestionsList = readList(declared.surveyQuestionsList, {
  from: (db, { workspace }) => db.selectFrom('survey_questions as q').where('q.workspace_id', '=', workspace),
  sql: {
    id: 'q.id',
    survey_id: 'q.survey_id',
    question: 'q.question',
    answer_type: 'q.answer_type',
    enabled: 'q.enabled',
    place: 'q.place',
    revision: 'q.revision',
  },
})

export const surveyRoundsList = readList(declared.surveyRoundsList, {
  from: (db, { workspace }) => db.selectFrom('survey_rounds as r').where('r.workspace_id', '=', workspace),
  sql: {
    id: 'r.id',
    survey_id: 'r.survey_id',
    number: 'r.number',
    name: 'r.name',
    privacy: 'r.privacy',
    sent_on: 'r.sent_on',
    open_until: 'r.open_until',
    open: 'r.open',
    invited: 'r.invited',
    answered: 'r.answered',
  },
})

export const surveyAnswersList = readList(declared.surveyAnswersList, {
  from: (db, { workspace }) =>
    db.selectFrom('survey_answers as a').innerJoin('survey_rounds as r', 'r.id', 'a.round_id').where('a.workspace_id', '=', workspace),
  joins: {
    columns: ['es_question_id', 'question', 'answer_type', 'employee_name', 'employee'],
    add: (query) => query.innerJoin('survey_results as t', 't.id', 'a.result_id').leftJoin('employees as e', 'e.id', 'a.employee_id'),
  },
  sql: {
    id: 'a.id',
    survey_id: 'a.survey_id',
    round_id: 'a.round_id',
    round: 'r.number',
    sent_on: 'r.sent_on',
    es_question_id: 't.question_id',
    question: 't.question',
    answer_type: 't.answer_type',
    answer: 'a.answer',
    employee_name: `nullif(concat_ws(' ', e.first_name, e.last_name), '')`,
    employee: `case when e.id is not null then jsonb_build_object('id', e.id, 'first_name', coalesce(e.first_name, ''), 'last_name', coalesce(e.last_name, '')) end`,
  },
})
