import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  tags: 'Etiquetas',
  named: 'Etiquetas: {{tags}}',
  find: 'Busca o escribe una etiqueta',
  add: 'Añadir «{{tag}}»',
  all: 'Todas las etiquetas',
  none: 'Escribe una etiqueta. La próxima vez se sugiere.',
  unfound: 'Ninguna etiqueta así.',
  most: 'Un registro tiene como máximo {{most}} etiquetas.',
  wrong: 'Una etiqueta tiene de 1 a 40 caracteres y ninguna coma.',
})
