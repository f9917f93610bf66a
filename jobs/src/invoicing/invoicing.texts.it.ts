import type { en } from './invoicing.texts.en'

export const it: typeof en = {
  invoice: (number, company, name) => ({
    subject: `Fattura ${number} di ${company}`,
    heading: name ? `Gentile ${name},` : `Fattura ${number}`,
    lines: [
      `In allegato trova in PDF la fattura ${number} di ${company}. Può consultarla anche nel browser.`,
    ],
    button: 'Vedi fattura',
    pay: (amount) => `Paga ${amount}`,
    due: (amount, day, late) =>
      late
        ? `Il termine per pagare ${amount} è scaduto: ${day}.`
        : `Termine per pagare ${amount}: ${day}.`,
    footer: `Riceve questo messaggio perché ${company} Le ha inviato una fattura.`,
  }),
  creditNote: (number, invoice, company, name) => ({
    subject: `Nota di credito ${number} di ${company}`,
    heading: name ? `Gentile ${name},` : `Nota di credito ${number}`,
    lines: [
      `In allegato trova in PDF la nota di credito ${number} per la fattura ${invoice} di ${company}.`,
    ],
    footer: `Riceve questo messaggio perché ${company} Le ha inviato una nota di credito.`,
  }),
  creditNumber: 'Numero nota di credito',
  number: 'Numero fattura',
  amount: 'Importo',
  due: 'Data di scadenza',
}
