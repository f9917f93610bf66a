import type { en } from './reminders.texts.en'

export const it: typeof en = {
  subject: 'Hai registrato l’entrata, ma nessun timer è in corso',
  lines: [
    'Avvia il timer con ciò a cui stai lavorando, o registra l’uscita se per oggi hai finito.',
  ],
  button: 'Apri il timer',
  footer: (company) =>
    `Ricevi questo messaggio perché ${company} ricorda di registrare il tempo a chi ha registrato l’entrata.`,
}
