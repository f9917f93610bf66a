import type { en } from './calendar.texts.en'

export const es: typeof en = {
  when: 'Cuándo',
  where: 'Dónde',
  office: 'Oficina',
  description: 'Descripción',
  from: (start, end) => `${start} a ${end}`,
  time: (day, time) => `${day}, ${time}`,
  new: (title) => ({
    subject: `Evento de la empresa: ${title}`,
    heading: title,
    lines: ['Se te invita a este evento.'],
    button: 'Abrir el evento',
  }),
  changed: (title) => ({
    subject: `Evento de la empresa cambiado: ${title}`,
    heading: title,
    lines: ['Este evento ha cambiado. Estos son sus datos ahora.'],
    button: 'Abrir el evento',
  }),
  cancelled: (title) => ({
    subject: `Evento de la empresa cancelado: ${title}`,
    heading: title,
    lines: ['Este evento no se celebrará.'],
    button: 'Abrir el calendario',
  }),
  withdrawn: (title) => ({
    subject: `Evento de la empresa que ya no es para tu oficina: ${title}`,
    heading: title,
    lines: ['Este evento es ahora para el personal de otra oficina.'],
    button: 'Abrir el calendario',
  }),
  footer: (company) => `Recibes este mensaje porque trabajas en ${company}.`,
}
