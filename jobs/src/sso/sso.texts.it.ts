import type { en } from './sso.texts.en'

export const it: typeof en = {
  subject: (company: string) => `È stato usato l’accesso di emergenza a ${company}`,
  entered: (name: string, company: string) =>
    `${name} ha usato l’accesso di emergenza a ${company}, senza il provider. Dura un’ora.`,
  reason: (reason: string) => `Motivo: ${reason}`,
  next: 'Se nessuno se lo aspettava, termina l’accesso della persona e controlla la traccia di audit.',
  button: 'Apri l’accesso unico',
  footer: (company: string) => `Ricevi questo messaggio perché amministri ${company}.`,
}
