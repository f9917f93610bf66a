import type { en } from './invoicing.texts.en'

export const fr: typeof en = {
  invoice: (number, company, name) => ({
    subject: `Facture ${number} de ${company}`,
    heading: name ? `Bonjour ${name},` : `Facture ${number}`,
    lines: [
      `Veuillez trouver ci-joint, au format PDF, la facture ${number} de ${company}. Vous pouvez aussi la consulter dans votre navigateur.`,
    ],
    button: 'Voir la facture',
    pay: (amount) => `Payer ${amount}`,
    due: (amount, day, late) =>
      late
        ? `Le montant de ${amount} était à payer le ${day}.`
        : `Le montant de ${amount} est à payer le ${day}.`,
    footer: `Vous recevez ce message parce que ${company} vous a envoyé une facture.`,
  }),
  creditNote: (number, invoice, company, name) => ({
    subject: `Avoir ${number} de ${company}`,
    heading: name ? `Bonjour ${name},` : `Avoir ${number}`,
    lines: [
      `Veuillez trouver ci-joint, au format PDF, l’avoir ${number} de ${company} sur la facture ${invoice}.`,
    ],
    footer: `Vous recevez ce message parce que ${company} vous a envoyé un avoir.`,
  }),
  creditNumber: 'Numéro d’avoir',
  number: 'Numéro de facture',
  amount: 'Montant',
  due: 'Échéance',
}
