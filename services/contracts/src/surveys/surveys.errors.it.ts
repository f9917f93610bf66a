import { errorWords } from '../kernel/errors'
import type { surveyErrors } from './surveys.errors'

export const surveysErrorsIt = errorWords<'it', typeof surveyErrors>()({
  'survey.name': 'Inserisci il nome del sondaggio.',
  'survey.privacy': 'Seleziona il tipo.',
  'survey.question': 'Inserisci la domanda.',
  'survey.answer_type': 'Seleziona il tipo.',
  'survey.most_questions': 'Un sondaggio ha al massimo {most} domande.',
  'survey.order':
    'Indica ogni domanda una volta. Nel frattempo un’altra persona può averne aggiunta o eliminata una.',
  'survey.no_questions': 'Prima di inviare il sondaggio aggiungi almeno una domanda attiva.',
  'survey.disabled':
    'Questo sondaggio è disattivato. Attivalo nelle impostazioni prima di inviarlo.',
  'survey.nobody': 'Nessun dipendente ha un indirizzo email a cui inviare il sondaggio.',
  'survey.key': 'Chiave non valida',
  'survey.answer_required': 'Questo campo è obbligatorio',
  'survey.answer_long': 'Al massimo 1000 caratteri.',
  'survey.rating': 'Assegna un voto da 1 a 5',
  'survey.too_few': 'Le risposte di un sondaggio anonimo si raccolgono almeno cinque alla volta.',
})
