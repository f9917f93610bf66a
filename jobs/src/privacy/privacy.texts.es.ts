import type { en } from './privacy.texts.en'

export const es: typeof en = {
  waits: (who, name) => ({
    subject: 'Se van a suprimir los datos personales de un antiguo empleado',
    heading: 'Se ha anunciado una supresión',
    lines: [
      `${who} ha solicitado suprimir los datos personales de ${name}. Ninguna otra persona puede confirmarlo, así que queda en espera.`,
      'Los importes de los ciclos de nómina aprobados se conservan sin nombre. Si los datos deben conservarse, pide un bloqueo legal antes del día indicado abajo.',
    ],
    button: 'Abrir la auditoría',
    until: 'No antes del',
  }),
  admin: 'Un administrador',
  person: 'un antiguo empleado',
  footer: (company) => `Recibes este mensaje porque puedes consultar la auditoría de ${company}.`,
}
