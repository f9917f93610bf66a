import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './leave.texts.en'

export const es: typeof en = {
  type: 'Tipo de ausencia',
  from: 'Primer día',
  to: 'Último día',
  decides: 'Decides sobre',
  decided: {
    leave: 'ausencias',
    corrections: 'correcciones de asistencia',
    weeks: 'semanas enviadas',
    overtime: 'horas extra',
    expenses: 'pasos de gastos',
  },
  when: 'Cuándo',
  halves: { first_half: 'primera mitad del día', second_half: 'segunda mitad del día' },
  days: (days) => (days === '1' ? '1 día' : `${days} días`),
  balance: 'Saldo',
  left: (before, after, year) => `${before} → ${after} días disponibles en ${year}`,
  away: 'Ausentes entonces',
  others: (count) =>
    count === 0
      ? 'Nadie más'
      : counted('es', count, {
          one: 'Otra persona',
          many: `Otros ${count} de personas`,
          other: `Otras ${count} personas`,
        }),
  description: 'Motivo indicado en la solicitud',
  comment: 'Comentario de quien decide',
  requested: (who) => ({
    subject: `${who} ha solicitado una ausencia`,
    heading: `${who} ha solicitado una ausencia`,
    lines: ['Aprueba o rechaza la solicitud.'],
    button: 'Decidir',
  }),
  stepWaits: (who) => ({
    subject: `La ausencia de ${who} espera tu decisión`,
    heading: `La ausencia de ${who} espera tu decisión`,
    lines: ['El paso anterior al tuyo está aprobado. Aprueba o rechaza la solicitud.'],
    button: 'Decidir',
  }),
  escalated: (who) => ({
    subject: `La ausencia de ${who} sigue en espera`,
    heading: `La ausencia de ${who} sigue en espera`,
    lines: ['Nadie ha decidido este paso a tiempo. Ahora también puedes decidirlo tú.'],
    button: 'Decidir',
  }),
  added: (by) => ({
    subject: 'Se ha añadido una ausencia para ti',
    heading: 'Se ha añadido una ausencia para ti',
    lines: [
      by
        ? `${by} ha añadido una ausencia para ti. Está aprobada.`
        : 'Se ha añadido una ausencia para ti. Está aprobada.',
    ],
    button: 'Ver tus ausencias',
  }),
  delegated: (manager) => ({
    subject: `Eres suplente de ${manager}`,
    heading: `Eres suplente de ${manager}`,
    lines: [
      `${manager} está de ausencia. Del primer día al último decides lo que espera su decisión.`,
    ],
    button: 'Revisar solicitudes',
  }),
  approved: (by) => ({
    subject: 'Tu ausencia se ha aprobado',
    heading: 'Tu ausencia se ha aprobado',
    lines: [by ? `${by} ha aprobado tu ausencia.` : 'Tu ausencia se ha aprobado.'],
    button: 'Ver tus ausencias',
  }),
  rejected: (by) => ({
    subject: 'Tu ausencia se ha rechazado',
    heading: 'Tu ausencia se ha rechazado',
    lines: [by ? `${by} ha rechazado tu ausencia.` : 'Tu ausencia se ha rechazado.'],
    button: 'Ver tus ausencias',
  }),
  shortened: (by) => ({
    subject: 'Tu ausencia termina antes',
    heading: 'Tu ausencia termina antes',
    lines: [
      `${by ?? 'Un administrador'} ha devuelto los días de tu ausencia que ningún ciclo de nómina ha usado. Los demás días siguen reservados.`,
    ],
    button: 'Ver tus ausencias',
  }),
  approver: (company) => `Recibes este mensaje porque decides sobre ausencias en ${company}.`,
  employee: (company) => `Recibes este mensaje porque trabajas en ${company}.`,
}
