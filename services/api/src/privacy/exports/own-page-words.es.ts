import type { en } from './own-page-words.en'

export const es: typeof en = {
  title: (name, company) => `Lo que ${company} guarda sobre ${name}`,
  made: (at) => `Creado el ${at} UTC. Lo mismo está en data.json, para programas.`,
  files: 'Archivos y recibos de nómina',
  events: 'Qué ha ocurrido',
  at: 'Cuándo (UTC)',
  what: 'Qué',
  by: 'Por',
  cut: 'Cortado: hay más de lo que cabe en un archivo. Pide el resto a tu empresa.',
  missing: 'Recibos de nómina que ahora no se han podido imprimir; descárgalos en Recibos.',
  fixed: { true: 'Sí', false: 'No', and: '; ' },
}
