import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  SurveyAdded: 'Enquête ajoutée',
  SurveyChanged: 'Enquête modifiée',
  SurveyDeleted: 'Enquête supprimée',
  SurveyQuestionAdded: 'Question ajoutée',
  SurveyQuestionChanged: 'Question modifiée',
  SurveyQuestionDeleted: 'Question supprimée',
  SurveyQuestionsOrdered: 'Questions ordonnées',
  SurveySent: 'Envoyée à tous les salariés',
  SurveyRoundClosed: 'Vague terminée',
  SurveyAnswersTaken: 'Réponses à l’enquête comptées',
  SurveyReplied: 'Enquête remplie',
} satisfies NamesLike<typeof english>
