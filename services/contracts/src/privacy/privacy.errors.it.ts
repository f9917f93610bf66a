import { NOTICE_DAYS } from '../kernel/closing'
import { errorWords } from '../kernel/errors'
import { LEAST_RETENTION_YEARS, MOST_RETENTION_YEARS } from '../kernel/retention'
import type { privacyErrors } from './privacy.errors'

export const privacyErrorsIt = errorWords<'it', typeof privacyErrors>()({
  'privacy.years': `Scegli da ${LEAST_RETENTION_YEARS} a ${MOST_RETENTION_YEARS} anni.`,
  'privacy.retention':
    'La conservazione (anni: {years}) decorre dall’ultimo giorno di lavoro o di retribuzione, o dal giorno in cui è stata registrata la cessazione. I dati personali si possono cancellare dal {day}.',
  'privacy.second_person':
    'Hai chiesto tu questa cancellazione. Deve confermarla un’altra persona autorizzata a cancellare dati personali.',
  'privacy.waits':
    'Nessun’altra persona può confermare questa cancellazione. Puoi eseguirla tu dal {until}.',
  'privacy.not_proposed': 'Non c’è alcuna richiesta di cancellare i dati di questa persona.',
  'privacy.own': 'Non puoi cancellare i tuoi dati personali. Deve farlo un’altra persona.',
  'privacy.held': 'Questa persona è sotto blocco legale. Prima rimuovi il blocco.',
  'privacy.not_held': 'Questa persona non è sotto blocco legale.',
  'privacy.erased': 'I dati personali di questa persona sono già stati cancellati.',
  'privacy.in_draft':
    'Questa persona è in un’elaborazione paghe non approvata. Prima approvala o eliminala.',
  'privacy.name': 'Scrivi il nome della persona esattamente come è mostrato.',
  'privacy.export_making': 'Un’esportazione è in preparazione. Sarà pronta tra poco.',
  'privacy.export_ready':
    'Un’esportazione è pronta da scaricare. Potrai prepararne un’altra quando sarà scaduta.',
  'privacy.no_export': 'Non c’è un’esportazione da scaricare. Prima preparane una.',
  'privacy.notice': `Scegli da ${NOTICE_DAYS.least} a ${NOTICE_DAYS.most} giorni.`,
  'privacy.company_name': 'Scrivi il nome dell’azienda esattamente come è mostrato.',
  'privacy.closing': 'La chiusura di questa azienda è già annunciata.',
  'privacy.not_closing': 'Questa azienda non è in chiusura.',
  'privacy.closed':
    'Questa azienda è chiusa: non si può più modificare nulla. Un amministratore può ritirare la chiusura finché i dati dell’azienda non vengono cancellati.',
  'privacy.reason': 'Indica perché i dati vanno conservati.',
})
