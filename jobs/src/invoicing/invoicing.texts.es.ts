import type { en } from './invoicing.texts.en'

export const es: typeof en = {
  invoice: (number, company, name) => ({
    subject: `Factura ${number} de ${company}`,
    heading: name ? `Buenos días, ${name}:` : `Factura ${number}`,
    lines: [
      `Le adjuntamos en PDF la factura ${number} de ${company}. También puede verla en su navegador.`,
    ],
    button: 'Ver factura',
    pay: (amount) => `Pagar ${amount}`,
    due: (amount, day, late) =>
      late ? `El pago de ${amount} venció el ${day}.` : `El pago de ${amount} vence el ${day}.`,
    footer: `Recibe este mensaje porque ${company} le ha enviado una factura.`,
  }),
  creditNote: (number, invoice, company, name) => ({
    subject: `Factura rectificativa ${number} de ${company}`,
    heading: name ? `Buenos días, ${name}:` : `Factura rectificativa ${number}`,
    lines: [
      `Le adjuntamos en PDF la factura rectificativa ${number} de la factura ${invoice} de ${company}.`,
    ],
    footer: `Recibe este mensaje porque ${company} le ha enviado una factura rectificativa.`,
  }),
  creditNumber: 'Número de rectificativa',
  number: 'Número de factura',
  amount: 'Importe',
  due: 'Fecha de vencimiento',
}
