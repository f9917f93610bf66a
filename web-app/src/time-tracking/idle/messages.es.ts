import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  title: 'Has estado ausente',
  text: '«{{name}}» ha corrido sin actividad aquí de {{from}} a {{to}} ({{length}}).',
  keep: 'Conservar el tiempo',
  keepText: 'Cuenta. El historial anota que lo conservaste.',
  discard: 'Descartarlo',
  discardText: 'El registro termina a las {{from}}.',
  goOn: 'Descartar y seguir',
  goOnText: 'El registro termina a las {{from}} y el mismo trabajo sigue desde las {{to}}.',
  split: 'Separar',
  splitText: 'El tiempo ausente pasa a un registro propio; el cronómetro sigue.',
  what: '¿Qué hiciste en ese tiempo?',
  back: 'Atrás',
  setting: 'Inactividad',
  off: 'No preguntar',
  after_one: 'Preguntar después de {{count}} minuto',
  after_many: 'Preguntar después de {{count}} minutos',
  after_other: 'Preguntar después de {{count}} minutos',
})
