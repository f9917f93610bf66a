import type { en } from './expenses.texts.en'

export const es: typeof en = {
  name: 'Gasto',
  category: 'Tipo',
  categories: { travelling: 'Viajes', meals: 'Comidas', stuff: 'Material' },
  amount: 'Importe',
  rate: 'Tipo de cambio',
  base: 'En la moneda de la empresa',
  date: 'Fecha',
  description: 'Descripción',
  comment: 'Comentario',
  reimbursedOn: 'Reembolsado el',
  note: 'Nota',
  requested: (who) => ({
    subject: `${who} ha solicitado el reembolso de un gasto`,
    heading: `${who} ha solicitado el reembolso de un gasto`,
    lines: ['Aprueba o rechaza la solicitud.'],
    button: 'Decidir',
  }),
  stepWaits: (who) => ({
    subject: `El gasto de ${who} espera tu decisión`,
    heading: `El gasto de ${who} espera tu decisión`,
    lines: ['El paso anterior al tuyo está aprobado. Aprueba o rechaza la solicitud.'],
    button: 'Decidir',
  }),
  escalated: (who) => ({
    subject: `El gasto de ${who} sigue en espera`,
    heading: `El gasto de ${who} sigue en espera`,
    lines: ['Nadie ha decidido este paso a tiempo. Ahora también puedes decidirlo tú.'],
    button: 'Decidir',
  }),
  approved: (by) => ({
    subject: 'Tu gasto se ha aprobado',
    heading: 'Tu gasto se ha aprobado',
    lines: [by ? `${by} ha aprobado tu gasto.` : 'Tu gasto se ha aprobado.'],
    button: 'Ver tus gastos',
  }),
  rejected: (by) => ({
    subject: 'Tu gasto se ha rechazado',
    heading: 'Tu gasto se ha rechazado',
    lines: [by ? `${by} ha rechazado tu gasto.` : 'Tu gasto se ha rechazado.'],
    button: 'Ver tus gastos',
  }),
  reimbursed: (by) => ({
    subject: 'Tu gasto está reembolsado',
    heading: 'Tu gasto está reembolsado',
    lines: [
      by
        ? `${by} ha marcado tu gasto como reembolsado.`
        : 'Tu gasto se ha marcado como reembolsado.',
    ],
    button: 'Ver tus gastos',
  }),
  approver: (company) => `Recibes este mensaje porque decides sobre los gastos en ${company}.`,
  employee: (company) => `Recibes este mensaje porque trabajas en ${company}.`,
}
