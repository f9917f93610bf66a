import { errorWords } from '../kernel/errors'
import type { sampleErrors } from './samples.errors'

export const sampleErrorsIt = errorWords<'it', typeof sampleErrors>()({
  'sample.name': 'Dai un nome al campione.',
  'sample.seed': 'Un seme ha otto cifre esadecimali, come 7F3A-91C2.',
  'sample.size': 'Scegli una dimensione da 1 a {most}.',
  'sample.nothing': 'In questi giorni non c’è nulla da cui estrarre.',
  'sample.too_many':
    'In questi giorni ci sono più di {most} elementi. Scegli un periodo più breve.',
  'sample.author':
    'Su questo campione lavora solo la persona che l’ha estratto. Estrai un campione tuo.',
  'sample.finished': 'Questo campione è concluso. Prima riaprilo.',
  'sample.in_progress': 'Questo campione è già in lavorazione.',
  'sample.open_items': 'Elementi senza risultato: {open}. Prima assegnalo a ciascuno.',
  'sample.notes_missing':
    'Eccezioni e note senza testo: {open}. Prima scrivi che cosa hai rilevato.',
})
