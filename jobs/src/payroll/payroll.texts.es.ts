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
  period: 'Periodo de nómina',
  payDate: 'Fecha de pago',
}
