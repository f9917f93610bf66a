import type { en } from './projects.texts.en'

export const es: typeof en = {
  project: 'Proyecto',
  status: 'Estado',
  start: 'Inicio',
  due: 'Vencimiento',
  description: 'Descripción',
  assigned: (title) => ({
    subject: `Una tarea para ti: ${title}`,
    heading: title,
    lines: ['Esta tarea está asignada a ti.'],
    button: 'Abrir la tarea',
  }),
  changed: (title) => ({
    subject: `Tu tarea ha cambiado: ${title}`,
    heading: title,
    lines: ['Esta tarea tuya ha cambiado. Estos son sus datos ahora.'],
    button: 'Abrir la tarea',
  }),
  footer: (company) => `Recibes este mensaje porque trabajas en ${company}.`,
}
