import { errors } from '../kernel/errors'

export const surveyErrors = errors({
  'survey.name': [422, 'Please enter survey name!'],
  'survey.privacy': [422, 'Please select the Type!'],
  'survey.question': [422, 'Please enter question!'],
  'survey.answer_type': [422, 'Please select the Type!'],
  'survey.most_questions': [422, 'A survey has at most {most} questions.'],
  'survey.order': [
    422,
    'Name every question once. Another person may have added or deleted one meanwhile.',
  ],
  'survey.no_questions': [
    409,
    'Add at least one question that is enabled before you send the survey.',
  ],
  'survey.disabled': [
    409,
    'This survey is disabled. Enable it in its settings before you send it.',
  ],
  'survey.nobody': [409, 'No employee has an e-mail address to send the survey to.'],
  'survey.key': [404, 'Invalid Key'],
  'survey.answer_required': [422, 'This field is required'],
  'survey.answer_long': [422, 'At most 1,000 characters.'],
  'survey.rating': [422, 'Please rate on scale of 1-5'],
  'survey.too_few': [409, 'Answers of an anonymous survey are taken five at a time at least.'],
})
