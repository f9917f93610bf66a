import type { en } from './employment.texts.en'

export const it: typeof en = {
  probation: (who, day) => ({
    subject: `Fine del periodo di prova di ${who}: ${day}`,
    heading: `Fine del periodo di prova di ${who}: ${day}`,
    lines: ['Decidi prima di allora come prosegue il rapporto di lavoro.'],
    button: 'Apri il contratto',
  }),
  contract: (who, day) => ({
    subject: `Fine del contratto di ${who}: ${day}`,
    heading: `Fine del contratto di ${who}: ${day}`,
    lines: ['Prorogalo con una nuova versione, o prepara l’ultimo giorno.'],
    button: 'Apri il contratto',
  }),
  footer: (company) =>
    `Ricevi questo messaggio perché hai la responsabilità di persone presso ${company}.`,
}
