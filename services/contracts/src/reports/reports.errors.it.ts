import { errorWords } from '../kernel/errors'
import type { reportErrors } from './reports.errors'

export const reportErrorsIt = errorWords<'it', typeof reportErrors>()({
  'report.name': 'Dai un nome al report.',
  'report.name_taken': 'Hai già un report salvato con questo nome.',
  'report.recipient': 'Scegli persone che lavorano qui e che puoi vedere.',
  'report.sent_just_now': 'Questo report è stato inviato meno di un minuto fa.',
  'report.stop_key': 'Questo link non funziona.',
  'report.most': 'Hai già {most} report salvati. Prima eliminane uno.',
})
