import type { en } from './billing.texts.en'

export const it: typeof en = {
  trial: (company, day) => ({
    subject: `La prova di ${company} termina: ${day}`,
    heading: `La prova di ${company} termina: ${day}`,
    lines: [
      'Da allora l’area di lavoro sarà in sola lettura, finché un amministratore non si abbona. Non viene eliminato nulla: tutti possono ancora accedere, leggere ed esportare.',
    ],
    button: 'Scegli un piano',
  }),
  failed: (company) => ({
    subject: `Il pagamento per ${company} non è riuscito`,
    heading: 'Il pagamento non è riuscito',
    lines: [
      `Il fornitore dei pagamenti non ha potuto addebitare la carta per l’abbonamento Workledger di ${company}. Riproverà.`,
      'Controlla la carta, o inseriscine un’altra, così l’area di lavoro resta aperta alle modifiche.',
    ],
    button: 'Controlla il pagamento',
  }),
  cancelled: (company, day) => ({
    subject: `L’abbonamento di ${company} è stato disdetto`,
    heading: 'L’abbonamento è stato disdetto',
    lines: [
      day
        ? `L’abbonamento Workledger di ${company} è stato disdetto. Ultimo giorno: ${day}.`
        : `L’abbonamento Workledger di ${company} è stato disdetto.`,
      'Dopo, l’area di lavoro sarà in sola lettura. Non viene eliminato nulla: tutti possono ancora accedere, leggere ed esportare.',
    ],
    button: 'Apri l’abbonamento',
  }),
  footer: (company) => `Ricevi questo messaggio perché amministri ${company}.`,
}
