import { errorWords } from '../kernel/errors'
import type { surveyErrors } from './surveys.errors'

export const surveysErrorsEs = errorWords<'es', typeof surveyErrors>()({
  'survey.name': '¡Introduce el nombre de la encuesta!',
  'survey.privacy': '¡Elige el tipo!',
  'survey.question': '¡Introduce la pregunta!',
  'survey.answer_type': '¡Elige el tipo!',
  'survey.most_questions': 'Una encuesta tiene como máximo {most} preguntas.',
  'survey.order':
    'Nombra cada pregunta una vez. Puede que otra persona haya añadido o eliminado alguna entretanto.',
  'survey.no_questions': 'Añade al menos una pregunta activada antes de enviar la encuesta.',
  'survey.disabled': 'Esta encuesta está desactivada. Actívala en sus ajustes antes de enviarla.',
  'survey.nobody': 'Ningún empleado tiene un correo electrónico al que enviar la encuesta.',
  'survey.key': 'Clave no válida',
  'survey.answer_required': 'Este campo es obligatorio',
  'survey.answer_long': '1000 caracteres como máximo.',
  'survey.rating': 'Puntúa en la escala de 1 a 5',
  'survey.too_few':
    'Las respuestas de una encuesta anónima se recogen de cinco en cinco como mínimo.',
})
