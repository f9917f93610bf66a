import type { en } from './payroll.texts.en'

export const es: typeof en = {
  payslip: (name, company) => ({
    subject: `Tu recibo de nómina de ${company} está listo`,
    heading: `Hola, ${name}:`,
    lines: [
      'Tu recibo de nómina está listo. Por tu privacidad no va adjunto: inicia sesión para verlo o guardarlo en PDF.',
    ],
    button: 'Ver tu recibo de nómina',
    footer: `Recibes este mensaje porque trabajas en ${company}.`,
  }),
  waits: (company) => ({
    subject: 'Un ciclo de nómina espera tu aprobación',
    heading: 'Ciclo de nómina por aprobar',
    lines: [
      'Se ha preparado un ciclo de nómina. Con el principio de los cuatro ojos lo aprueba quien no lo ha preparado.',
    ],
    button: 'Abrir el ciclo de nómina',
    footer: `Recibes este mensaje porque apruebas la nómina en ${company}.`,
  }),
  period: 'Periodo de nómina',
  payDate: 'Fecha de pago',
}
