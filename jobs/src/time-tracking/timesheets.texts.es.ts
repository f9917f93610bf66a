import type { en } from './timesheets.texts.en'

export const es: typeof en = {
  week: 'Semana',
  hours: 'Horas registradas',
  comment: 'Comentario',
  submitted: (who) => ({
    subject: `${who} ha enviado una semana`,
    heading: `${who} ha enviado una semana`,
    lines: ['Apruébala o devuélvela.'],
    button: 'Decidir',
  }),
  stepWaits: (who) => ({
    subject: `La semana de ${who} espera tu decisión`,
    heading: `La semana de ${who} espera tu decisión`,
    lines: ['El paso anterior al tuyo está aprobado. Aprueba la semana o devuélvela.'],
    button: 'Decidir',
  }),
  escalated: (who) => ({
    subject: `La semana de ${who} sigue en espera`,
    heading: `La semana de ${who} sigue en espera`,
    lines: ['Nadie ha decidido este paso a tiempo. Ahora también puedes decidirlo tú.'],
    button: 'Decidir',
  }),
  approved: (by) => ({
    subject: 'Tu semana se ha aprobado',
    heading: 'Tu semana se ha aprobado',
    lines: [by ? `${by} ha aprobado tu semana.` : 'Tu semana se ha aprobado.'],
    button: 'Ver la semana',
  }),
  sentBack: (by) => ({
    subject: 'Tu semana se ha devuelto',
    heading: 'Tu semana se ha devuelto',
    lines: [
      by ? `${by} ha devuelto tu semana.` : 'Tu semana se ha devuelto.',
      'Cambia lo que falta y envíala de nuevo.',
    ],
    button: 'Abrir la semana',
  }),
  reopened: (by) => ({
    subject: 'Tu semana aprobada vuelve a estar abierta',
    heading: 'Tu semana aprobada vuelve a estar abierta',
    lines: [
      by ? `${by} ha reabierto tu semana.` : 'Tu semana se ha reabierto.',
      'Corrige lo que está mal y envíala de nuevo.',
    ],
    button: 'Abrir la semana',
  }),
  approver: (company) =>
    `Recibes este mensaje porque decides sobre el tiempo registrado en ${company}.`,
  employee: (company) => `Recibes este mensaje porque trabajas en ${company}.`,
}
