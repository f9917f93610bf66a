import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    references: 'Références',
  },
  fields: {
    claims: 'Nommé par',
    source: 'Source',
    source_id: 'Source',
    source_ids: 'Sources',
    sources: 'Sources',
    target_id: 'Cible',
  },
  values: {
    'company-event': 'Événement de l’entreprise',
    designation: 'Poste',
    device: 'Terminal biométrique',
    employment: 'Contrats',
    invoice: 'Facture',
    'payroll-category': 'Catégorie de paie',
    'recurring-invoice': 'Facture récurrente',
    role: 'Rôle',
    structure: 'Structure de l’entreprise',
  },
} satisfies WordsLike<typeof english>
