import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  SurveyAdded: 'Encuesta añadida',
  SurveyChanged: 'Encuesta cambiada',
  SurveyDeleted: 'Encuesta eliminada',
  SurveyQuestionAdded: 'Pregunta añadida',
  SurveyQuestionChanged: 'Pregunta cambiada',
  SurveyQuestionDeleted: 'Pregunta eliminada',
  SurveyQuestionsOrdered: 'Preguntas ordenadas',
  SurveySent: 'Enviada a todos los empleados',
  SurveyRoundClosed: 'Edición terminada',
  SurveyAnswersTaken: 'Respuestas de la encuesta contadas',
  SurveyReplied: 'Encuesta contestada',
} satisfies NamesLike<typeof english>
