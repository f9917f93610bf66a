import { errorWords } from '../kernel/errors'
import type { auditErrors } from './audit.errors'

export const auditErrorsIt = errorWords<'it', typeof auditErrors>()({
  'audit.filter_name': 'Dai un nome al filtro.',
  'audit.filter_taken': 'Hai già un filtro salvato con questo nome.',
  'audit.filter_most': 'Hai già {most} filtri salvati. Prima eliminane uno.',
  'evidence.busy':
    'Due pacchetti di prove di questa azienda sono già in preparazione o in coda. Riprova tra mezzo minuto.',
  'evidence.too_many':
    'Il periodo comprende più di {most} eventi, il massimo per un pacchetto di prove. Scegli un periodo più breve.',
})
