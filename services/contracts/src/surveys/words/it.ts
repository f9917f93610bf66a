import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    survey: 'Sondaggio',
    'survey-answers': 'Risposte a un sondaggio',
    'survey-reply': 'Partecipazione a un sondaggio',
  },
  tables: {
    survey_answers: 'Risposte ai sondaggi',
    survey_ratings: 'Voti nei sondaggi',
  },
  fields: {
    anchor: 'Primo invio il',
    answer: 'Risposta',
    answer_type: 'Tipo di risposta',
    answered: 'Risposte',
    es_question_id: 'Domanda',
    frequency: 'Frequenza',
    last_sent_on: 'Ultimo invio il',
    message: 'Messaggio',
    next_on: 'Prossimo invio il',
    open: 'Aperta',
    open_until: 'Aperta fino al',
    privacy: 'Privacy',
    question: 'Domanda',
    question_id: 'Domanda',
    question_ids: 'Domande',
    questions: 'Domande',
    questions_count: 'Domande',
    rating: 'Voto',
    recurring: 'Ricorrente',
    round: 'Edizione',
    round_id: 'Edizione',
    rounds: 'Edizioni',
    rounds_count: 'Invii',
    sent: 'Inviata',
    sent_on: 'Inviata il',
    started: 'Inizio',
    survey_id: 'Sondaggio',
  },
  columns: {
    'survey-rounds': {
      number: 'Edizione',
    },
  },
  values: {
    anonymous: 'Anonimo',
    confidential: 'Riservato',
    halfyearly: 'Semestrale',
    quarterly: 'Trimestrale',
    rating: 'Voto',
    schedule: 'Pianificazione',
    there: 'Presente',
  },
} satisfies WordsLike<typeof english>
