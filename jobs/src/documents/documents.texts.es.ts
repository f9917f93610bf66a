import type { en } from './documents.texts.en'

export const es: typeof en = {
  name: 'Documento',
  type: 'Tipo',
  person: 'Empleado',
  expires: 'Caduca el',
  added: (by) => ({
    subject: 'Se ha añadido un documento para ti',
    heading: 'Se ha añadido un documento para ti',
    lines: [
      by ? `${by} ha añadido un documento a tu perfil.` : 'Se ha añadido un documento a tu perfil.',
    ],
    button: 'Ver tus documentos',
  }),
  yours: (days) => ({
    subject: days === 0 ? 'Un documento tuyo caduca' : 'Un documento tuyo caduca pronto',
    heading: days === 0 ? 'Un documento tuyo caduca' : 'Un documento tuyo caduca pronto',
    lines: ['Renuévalo y entrega el nuevo a tu empresa.'],
    button: 'Ver tus documentos',
  }),
  theirs: (who, days) => ({
    subject: days === 0 ? `Un documento de ${who} caduca` : `Un documento de ${who} caduca pronto`,
    heading: days === 0 ? `Un documento de ${who} caduca` : `Un documento de ${who} caduca pronto`,
    lines: ['Cuando se renueve, sube el archivo nuevo y cambia el día en que caduca.'],
    button: 'Abrir los documentos',
  }),
  employee: (company) => `Recibes este mensaje porque trabajas en ${company}.`,
  admin: (company) => `Recibes este mensaje porque te ocupas de los documentos en ${company}.`,
}
