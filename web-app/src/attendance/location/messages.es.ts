import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  title: '¿Compartir tu ubicación?',
  text: 'El navegador te preguntará una vez más. Ves la ubicación en tu asistencia; tu empresa solo ve el lugar.',
  share: 'Compartir ubicación',
  denied:
    'El navegador no comparte la ubicación. Permítela para esta página en los ajustes del navegador o propón una corrección.',
  unsupported:
    'Este navegador no puede indicar una ubicación. Usa otro dispositivo o un terminal, o propón una corrección.',
  unknown:
    'Tu dispositivo no encontró ninguna ubicación. Activa la wifi y los servicios de ubicación e inténtalo de nuevo, o propón una corrección.',
})
