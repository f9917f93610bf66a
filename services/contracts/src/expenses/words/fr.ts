import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    expense: 'Note de frais',
    'expense-rules': 'Règles de notes de frais',
  },
  tables: {
    expense_approval_rules: 'Règles d’approbation des notes de frais',
    expenses: 'Notes de frais',
  },
  fields: {
    categories: 'Pour les types de frais',
    from_amount: 'Montant minimum',
    other_steps_from: 'Autres étapes à partir de',
    base_amount: 'Montant dans la devise de l’entreprise',
    base_currency: 'Devise de l’entreprise',
    created_at: 'Demandée le',
    has_document: 'Justificatif',
    payment: 'Remboursement',
    receipt: 'Justificatif',
    reimbursed_on: 'Remboursée le',
    was_paid: 'A été payée',
  },
  values: {
    due: 'À payer',
    held: 'Dans un cycle de paie',
    meals: 'Repas',
    stuff: 'Fournitures',
    travelling: 'Déplacements',
  },
} satisfies WordsLike<typeof english>
