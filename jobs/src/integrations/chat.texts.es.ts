import type { en } from './chat.texts.en'

export const es: typeof en = {
  test: 'Prueba',
  testText: (company) => `${company} puede publicar aquí.`,
  waiting: 'Hace falta una decisión',
  waits: {
    leave: 'Una solicitud de ausencia espera una decisión.',
    expense: 'Un gasto espera una decisión.',
    correction: 'Una corrección del tiempo registrado espera una decisión.',
    timesheet: 'Una semana enviada espera una decisión.',
    overtime: 'Unas horas extra esperan una decisión.',
    pay_run: 'Un ciclo de nómina espera su aprobación.',
  },
  decide: 'Decidir',
  more: (count) => (count === 1 ? 'Espera un elemento más.' : `Esperan ${count} elementos más.`),
  inbox: 'Abrir la bandeja',
  away: (day) => `Ausentes: ${day}`,
  half: (name) => `${name} (medio día)`,
  part: (name, part) => `${name} (${part})`,
  others: (count) => (count === 1 ? '1 persona más' : `${count} personas más`),
  approved: 'Ciclo de nómina aprobado',
  approvedText: (period, payDate) =>
    `Se ha aprobado el ciclo de nómina de ${period}. Fecha de pago: ${payDate}.`,
  payslips: 'Abrir los recibos de nómina',
  off: {
    subject: (name) => `El canal de chat ${name} está desactivado`,
    failing: (host) => `Un mensaje a ${host} lleva tres días sin entregarse.`,
    gone: (host) => `${host} respondió que el canal o su dirección ya no existe.`,
    next: 'Revisa su dirección en Slack o Teams y activa el canal de nuevo.',
    button: 'Abrir el canal',
    footer: (company) => `Recibes este mensaje porque administras ${company}.`,
  },
}
