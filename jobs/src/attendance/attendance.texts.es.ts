import type { en } from './attendance.texts.en'

export const es: typeof en = {
  day: 'Día',
  before: 'Registrado',
  after: 'Propuesto',
  none: 'Sin turno',
  open: 'sin salida',
  reason: 'Motivo',
  comment: 'Comentario',
  proposed: (who) => ({
    subject: `${who} ha propuesto una corrección de asistencia`,
    heading: `${who} ha propuesto una corrección de asistencia`,
    lines: ['Apruébala o recházala.'],
    button: 'Decidir',
  }),
  approved: (by) => ({
    subject: 'Tu corrección de asistencia se ha aprobado',
    heading: 'Tu corrección de asistencia se ha aprobado',
    lines: [by ? `${by} ha aprobado tu corrección.` : 'Tu corrección se ha aprobado.'],
    button: 'Ver tu asistencia',
  }),
  rejected: (by) => ({
    subject: 'Tu corrección de asistencia se ha rechazado',
    heading: 'Tu corrección de asistencia se ha rechazado',
    lines: [by ? `${by} ha rechazado tu corrección.` : 'Tu corrección se ha rechazado.'],
    button: 'Ver tu asistencia',
  }),
  approver: (company) => `Recibes este mensaje porque decides sobre la asistencia en ${company}.`,
  employee: (company) => `Recibes este mensaje porque trabajas en ${company}.`,
  pinReset: {
    subject: 'Se ha restablecido tu PIN para terminales',
    heading: 'Se ha restablecido tu PIN para terminales',
    lines: [
      'Un administrador ha eliminado tu PIN para terminales y su bloqueo.',
      'Establece un PIN nuevo en tu cuenta. Nadie más puede hacerlo por ti.',
    ],
    button: 'Abrir tu cuenta',
  },
  pinLocked: (kiosk) => ({
    subject: 'Tu PIN para terminales está bloqueado',
    heading: 'Tu PIN para terminales está bloqueado',
    lines: [
      `Se introdujeron cinco PIN erróneos con tu ID de empleado en el terminal ${kiosk}.`,
      'Si no fuiste tú, establece un PIN nuevo y avisa a un administrador. Un PIN nuevo también lo desbloquea.',
    ],
    button: 'Abrir tu cuenta',
  }),
  paused: (kiosk) => ({
    subject: `El terminal ${kiosk} está en pausa`,
    heading: `El terminal ${kiosk} está en pausa`,
    lines: [
      'Se introdujeron 30 PIN erróneos en él en una hora. Volverá a funcionar dentro de una hora.',
      'Mira quién está allí. Si su tableta se ha perdido, quita el terminal.',
    ],
    button: 'Ver los terminales',
  }),
  administrator: (company) => `Recibes este mensaje porque administras ${company}.`,
}
