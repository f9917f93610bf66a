import { errorWords } from '../kernel/errors'
import type { sampleErrors } from './samples.errors'

export const sampleErrorsEs = errorWords<'es', typeof sampleErrors>()({
  'sample.name': 'Pon un nombre a la muestra.',
  'sample.seed': 'Una semilla tiene ocho cifras hexadecimales, por ejemplo 7F3A-91C2.',
  'sample.size': 'Elige un tamaño de 1 a {most}.',
  'sample.nothing': 'No hay nada de donde extraer en estos días.',
  'sample.too_many': 'Hay más de {most} elementos en estos días. Elige un periodo más corto.',
  'sample.author':
    'En esta muestra solo trabaja la persona que la extrajo. Extrae una muestra propia.',
  'sample.finished': 'Esta muestra está terminada. Ábrela antes de nuevo.',
  'sample.in_progress': 'Esta muestra ya está en curso.',
  'sample.open_items': 'Elementos sin resultado: {open}. Marca antes cada uno.',
  'sample.notes_missing': 'Excepciones y notas sin texto: {open}. Escribe antes tus hallazgos.',
})
