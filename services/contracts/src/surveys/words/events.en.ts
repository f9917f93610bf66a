/** Names of this area's events. */
export default {
  SurveyAdded: 'Survey added',
  SurveyChanged: 'Survey changed',
  SurveyDeleted: 'Survey deleted',
  SurveyQuestionAdded: 'Question added',
  SurveyQuestionChanged: 'Question changed',
  SurveyQuestionDeleted: 'Question deleted',
  SurveyQuestionsOrdered: 'Questions ordered',
  SurveySent: 'Sent to all employees',
  SurveyRoundClosed: 'Round ended',
  SurveyAnswersTaken: 'Survey answers counted',
  SurveyReplied: 'Survey answered',
} as const
