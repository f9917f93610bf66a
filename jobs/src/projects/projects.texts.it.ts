import type { en } from './projects.texts.en'

export const it: typeof en = {
  project: 'Progetto',
  status: 'Stato',
  start: 'Inizio',
  due: 'Scadenza',
  description: 'Descrizione',
  assigned: (title) => ({
    subject: `Un’attività per te: ${title}`,
    heading: title,
    lines: ['Questa attività è assegnata a te.'],
    button: 'Apri l’attività',
  }),
  changed: (title) => ({
    subject: `La tua attività è cambiata: ${title}`,
    heading: title,
    lines: ['Questa tua attività è cambiata. Ecco i dati attuali.'],
    button: 'Apri l’attività',
  }),
  footer: (company) => `Ricevi questo messaggio perché lavori presso ${company}.`,
}
