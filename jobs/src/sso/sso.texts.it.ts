import type { en } from './sso.texts.en'

export const it: typeof en = {
  subject: (company: string) => `È stato usato l’accesso di emergenza a ${company}`,
  entered: (name: string, company: string) =>
    `${name} ha usato l’accesso di emergenza a ${company}, senza il provider di accesso. Dura un’ora.`,
  reason: (reason: string) => `Motivo: ${reason}`,
  next: 'Se nessuno se lo aspettava, termina l’accesso della persona e controlla la traccia di audit.',
  button: 'Apri l’accesso unico',
  footer: (company: string) => `Ricevi questo messaggio perché amministri ${company}.`,
  set: {
    subject: (company: string) => `Il provider di accesso di ${company} è stato impostato`,
    line: (by: string, provider: string, company: string) =>
      `${by} ha impostato ${provider} come provider di accesso di ${company}. Chi lo gestisce può accedere come qualsiasi persona dell’azienda.`,
    next: 'Se nessuno se lo aspettava, rimuovi il provider e controlla la traccia di audit.',
  },
  confirm: {
    subject: (provider: string) => `Conferma l’accesso tramite ${provider}`,
    line: (company: string, provider: string) =>
      `Stai accedendo a ${company} tramite ${provider}, con l’indirizzo del tuo account. Conferma che l’account è tuo. Da quel momento ${provider} vi dà accesso.`,
    button: 'Conferma e accedi',
    note: 'Il link funziona una volta, per 20 minuti, nel browser in cui hai iniziato. Se non hai iniziato tu, non aprirlo e avvisa il tuo amministratore.',
  },
  linked: {
    subject: (provider: string) => `${provider} ora dà accesso al tuo account`,
    line: (company: string, provider: string) =>
      `Hai effettuato l’accesso a ${company} tramite ${provider}. D’ora in poi dà accesso al tuo account senza password.`,
    next: 'Se non riconosci questo accesso, avvisa subito il tuo amministratore.',
    button: 'Apri il mio account',
    footer: 'Ricevi questo messaggio perché riguarda il tuo account.',
  },
}
