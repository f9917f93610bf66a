import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    survey: 'Survey',
    'survey-answers': 'Answers to a survey',
    'survey-reply': 'Reply to a survey',
  },
  tables: {
    survey_answers: 'Answers to surveys',
    survey_ratings: 'Ratings in surveys',
  },
  fields: {
    anchor: 'First sent on',
    answer: 'Answer',
    answer_type: 'Kind of answer',
    frequency: 'Frequency',
    message: 'Message',
    open_until: 'Open until',
    privacy: 'Privacy',
    question: 'Question',
    question_id: 'Question',
    question_ids: 'Questions',
    questions: 'Questions',
    rating: 'Rating',
    recurring: 'Recurring',
    round: 'Round',
    round_id: 'Round',
    rounds: 'Rounds',
    sent: 'Sent',
    sent_on: 'Sent on',
    started: 'Started',
    survey_id: 'Survey',
  },
  values: {
    anonymous: 'Anonymous',
    confidential: 'Confidential',
    halfyearly: 'Every half year',
    quarterly: 'Quarterly',
    rating: 'Rating',
    schedule: 'Schedule',
    there: 'In place',
  },
} as const satisfies Words
