import type { en } from './calendar.texts.en'

export const it: typeof en = {
  when: 'Quando',
  where: 'Dove',
  office: 'Sede',
  description: 'Descrizione',
  from: (start, end) => `${start} – ${end}`,
  time: (day, time) => `${day}, ${time}`,
  new: (title) => ({
    subject: `Evento aziendale: ${title}`,
    heading: title,
    lines: ['Hai ricevuto un invito a questo evento.'],
    button: 'Apri l’evento',
  }),
  changed: (title) => ({
    subject: `Evento aziendale modificato: ${title}`,
    heading: title,
    lines: ['Questo evento è cambiato. Ecco i dati attuali.'],
    button: 'Apri l’evento',
  }),
  cancelled: (title) => ({
    subject: `Evento aziendale annullato: ${title}`,
    heading: title,
    lines: ['Questo evento non avrà luogo.'],
    button: 'Apri il calendario',
  }),
  withdrawn: (title) => ({
    subject: `Evento aziendale non più per la tua sede: ${title}`,
    heading: title,
    lines: ['Ora questo evento è per le persone di un’altra sede.'],
    button: 'Apri il calendario',
  }),
  footer: (company) => `Ricevi questo messaggio perché lavori presso ${company}.`,
}
