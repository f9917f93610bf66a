import type { en } from './webhooks.texts.en'

export const it: typeof en = {
  subject: (name: string) => `Il webhook ${name} è disattivato`,
  failing: (origin: string) => `Una consegna a ${origin} non riesce da tre giorni.`,
  gone: (origin: string) => `${origin} ha risposto che l’indirizzo non esiste più.`,
  rights: (origin: string) =>
    `La persona o l’account di servizio del webhook verso ${origin} non ha più autorizzazioni.`,
  next: 'Nulla è perso: una volta riattivato, riprende da dove si è fermato.',
  button: 'Apri il webhook',
  footer: (company: string) => `Ricevi questo messaggio perché amministri ${company}.`,
}
