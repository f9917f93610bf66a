import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './words.en'

const monthsLong = (months: number) =>
  counted('it', months, {
    one: 'un mese',
    many: `${months} di mesi`,
    other: `${months} mesi`,
  })

export const it: typeof en = {
  openings: (company) => `Lavora con noi: ${company}`,
  none: 'In questo momento non ci sono annunci aperti.',
  count: (count) =>
    counted('it', count, {
      one: 'Un annuncio aperto',
      many: `${count} di annunci aperti`,
      other: `${count} annunci aperti`,
    }),
  posted: (day) => `Pubblicato il ${day}`,
  remote: 'Possibile da remoto',
  types: { full_time: 'Tempo pieno', part_time: 'Tempo parziale', contract: 'A contratto' },
  apply: 'Invia candidatura',
  back: 'Indietro',
  application: 'La Sua candidatura',
  first_name: 'Nome',
  last_name: 'Cognome',
  email: 'Indirizzo email',
  phone: 'Numero di telefono',
  gender: 'Genere',
  optional: 'facoltativo',
  choose: 'Scegliere',
  genders: { male: 'Maschio', female: 'Femmina', other: 'Altro' },
  resume: 'Curriculum',
  resumeHint: 'PDF, Word (.docx) o OpenDocument (.odt), al massimo 1 MB',
  privacy: 'Informativa privacy',
  notice: (company, months) =>
    `${company} usa i dati che Lei invia per decidere su questa candidatura e li mostra a chi si occupa della selezione. I dati sono conservati cifrati per ${monthsLong(months)} dopo l’ultimo passaggio della candidatura, poi vengono cancellati. Se desidera che siano cancellati prima, può chiederlo all’azienda.`,
  consent: 'Ho letto l’informativa privacy e accetto.',
  send: 'Invia candidatura',
  script: 'Per candidarsi serve JavaScript. La preghiamo di attivarlo e ricaricare la pagina.',
  thanks: 'Grazie per la Sua candidatura!',
  touch: 'L’azienda La contatterà. Riceverà un’email con un link ai Suoi messaggi.',
  others: 'Vedi altri annunci',
  applied: (day) => `candidatura del ${day}`,
  messages: 'Messaggi',
  about: (opening, company) => `${opening} · ${company}`,
  write: 'Il Suo messaggio',
  enter: 'Invio spedisce, Maiusc+Invio va a capo',
  sendMessage: 'Invia',
  refresh: 'Aggiorna',
  noMessages: 'Ancora nessun messaggio.',
  missing: 'Questa pagina non esiste',
  missingText: 'La posizione potrebbe essere già coperta, o il link è incompleto.',
  noKey: 'Questo link non funziona',
  noKeyText: 'Potrebbe essere stato sostituito. Può chiederne uno nuovo all’azienda.',
  wrong: 'Si è verificato un errore',
  failed: 'Elaborazione non riuscita',
  sending: 'Invio in corso…',
}
