import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    expense: 'Gasto',
    'expense-rules': 'Reglas de gastos',
  },
  tables: {
    expense_approval_rules: 'Reglas de aprobación de gastos',
    expenses: 'Gastos',
  },
  fields: {
    categories: 'Para tipos de gasto',
    from_amount: 'Importe mínimo',
    other_steps_from: 'Otros pasos desde',
    base_amount: 'Importe en la moneda de la empresa',
    base_currency: 'Moneda de la empresa',
    created_at: 'Solicitado',
    has_document: 'Justificante',
    payment: 'Reembolso',
    receipt: 'Justificante',
    reimbursed_on: 'Reembolsado el',
    was_paid: 'Estaba pagado',
  },
  values: {
    due: 'Por pagar',
    held: 'Reservado por un ciclo de nómina',
    meals: 'Comidas',
    stuff: 'Material',
    travelling: 'Viajes',
  },
} satisfies WordsLike<typeof english>
