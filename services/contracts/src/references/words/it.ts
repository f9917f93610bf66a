import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    references: 'Riferimenti',
  },
  fields: {
    claims: 'Indicato da',
    source: 'Origine',
    source_id: 'Origine',
    source_ids: 'Origini',
    sources: 'Origini',
    target_id: 'Destinazione',
  },
  values: {
    'company-event': 'Evento aziendale',
    designation: 'Qualifica',
    device: 'Dispositivo biometrico',
    employment: 'Contratti',
    invoice: 'Fattura',
    'payroll-category': 'Categoria retributiva',
    'recurring-invoice': 'Fattura ricorrente',
    role: 'Ruolo',
    structure: 'Struttura aziendale',
  },
} satisfies WordsLike<typeof english>
