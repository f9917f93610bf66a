import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  SurveyAdded: 'Sondaggio aggiunto',
  SurveyChanged: 'Sondaggio modificato',
  SurveyDeleted: 'Sondaggio eliminato',
  SurveyQuestionAdded: 'Domanda aggiunta',
  SurveyQuestionChanged: 'Domanda modificata',
  SurveyQuestionDeleted: 'Domanda eliminata',
  SurveyQuestionsOrdered: 'Domande riordinate',
  SurveySent: 'Inviato a tutti i dipendenti',
  SurveyRoundClosed: 'Edizione terminata',
  SurveyAnswersTaken: 'Risposte al sondaggio conteggiate',
  SurveyReplied: 'Risposta al sondaggio',
} satisfies NamesLike<typeof english>
