import shared from '@workledger/kit/areas/surveys/messages.es'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  ...shared,
  page: 'Encuesta',
  at: '{{number}} de {{count}}',
  answer: 'Tu respuesta',
  left_one: 'Queda {{count}} carácter',
  left_many: 'Quedan {{count}} de caracteres',
  left_other: 'Quedan {{count}} caracteres',
  anonymous:
    'Nadie, ni siquiera un administrador, puede ver quién ha respondido. Los resultados aparecen a partir de cinco respuestas; una edición con menos no conserva ninguna.',
  confidential:
    'Esta encuesta es confidencial: los administradores ven tus respuestas con tu nombre.',
  draft: 'Tus respuestas se quedan en este dispositivo hasta que las envíes.',
  back: 'Atrás',
  next: 'Siguiente',
  send: 'Enviar respuestas',
  invalid: {
    title: 'Clave no válida',
    text: 'El enlace ya se ha usado o la encuesta está cerrada. Pregunta a quien te lo envió.',
  },
  failed: 'Algo ha fallado',
  loadFailed: 'Algo ha fallado. Inténtalo de nuevo.',
  thanks: {
    title: 'Gracias por tu valiosa opinión',
    text: 'Tus respuestas se han enviado. Puedes cerrar esta página.',
    home: 'Ir al inicio',
  },
})
