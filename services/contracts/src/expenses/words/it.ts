import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    expense: 'Spesa',
    'expense-rules': 'Regole delle spese',
  },
  tables: {
    expense_approval_rules: 'Regole di approvazione delle spese',
    expenses: 'Spese',
  },
  fields: {
    categories: 'Per i tipi di spesa',
    from_amount: 'Importo minimo',
    other_steps_from: 'Altri passaggi da',
    base_amount: 'Importo nella valuta dell’azienda',
    base_currency: 'Valuta dell’azienda',
    created_at: 'Richiesta il',
    has_document: 'Giustificativo',
    payment: 'Rimborso',
    receipt: 'Giustificativo',
    reimbursed_on: 'Rimborsata il',
    was_paid: 'Già rimborsata in passato',
  },
  values: {
    due: 'Da pagare',
    held: 'Impegnata in un’elaborazione',
    meals: 'Pasti',
    stuff: 'Materiale',
    travelling: 'Viaggi',
  },
} satisfies WordsLike<typeof english>
