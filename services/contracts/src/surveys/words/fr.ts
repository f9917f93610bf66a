import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    survey: 'Enquête',
    'survey-answers': 'Réponses à une enquête',
    'survey-reply': 'Réponse à une enquête',
  },
  tables: {
    survey_answers: 'Réponses aux enquêtes',
    survey_ratings: 'Notes dans les enquêtes',
  },
  fields: {
    anchor: 'Premier envoi le',
    answer: 'Réponse',
    answer_type: 'Type de réponse',
    answered: 'Répondu',
    es_question_id: 'Question',
    frequency: 'Fréquence',
    last_sent_on: 'Dernier envoi le',
    message: 'Message',
    next_on: 'Prochain envoi le',
    open: 'Ouverte',
    open_until: 'Ouverte jusqu’au',
    privacy: 'Confidentialité',
    question: 'Question',
    question_id: 'Question',
    question_ids: 'Questions',
    questions: 'Questions',
    questions_count: 'Questions',
    rating: 'Note',
    recurring: 'Récurrente',
    round: 'Vague',
    round_id: 'Vague',
    rounds: 'Vagues',
    rounds_count: 'Nombre d’envois',
    sent: 'Envoyée',
    sent_on: 'Envoyée le',
    started: 'Commencée',
    survey_id: 'Enquête',
  },
  columns: {
    'survey-rounds': {
      number: 'Vague',
    },
  },
  values: {
    anonymous: 'Anonyme',
    confidential: 'Confidentielle',
    halfyearly: 'Semestrielle',
    quarterly: 'Trimestrielle',
    rating: 'Note',
    schedule: 'Planification',
    there: 'En place',
  },
} satisfies WordsLike<typeof english>
