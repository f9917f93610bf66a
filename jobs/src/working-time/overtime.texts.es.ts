import type { en } from './overtime.texts.en'

export const es: typeof en = {
  month: 'Mes',
  hours: 'Horas extra',
  comment: 'Comentario',
  waits: (who) => ({
    subject: `${who}: horas extra pendientes`,
    heading: `${who} tiene horas extra`,
    lines: ['Apruébalas o recházalas. Solo cuentan si se aprueban.'],
    button: 'Decidir',
  }),
  approved: (by) => ({
    subject: 'Tus horas extra se han aprobado',
    heading: 'Tus horas extra se han aprobado',
    lines: [
      by ? `${by} ha aprobado tus horas extra.` : 'Tus horas extra se han aprobado.',
      'Cuentan en tu bolsa de horas.',
    ],
    button: 'Ver la bolsa de horas',
  }),
  declined: (by) => ({
    subject: 'Tus horas extra se han rechazado',
    heading: 'Tus horas extra se han rechazado',
    lines: [
      by ? `${by} ha rechazado tus horas extra.` : 'Tus horas extra se han rechazado.',
      'No cuentan en tu bolsa de horas.',
    ],
    button: 'Ver la bolsa de horas',
  }),
  approver: (company) =>
    `Recibes este mensaje porque decides sobre el tiempo de trabajo en ${company}.`,
  employee: (company) => `Recibes este mensaje porque trabajas en ${company}.`,
}
