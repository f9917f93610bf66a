import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  billing: {
    readOnly:
      'Este espacio de trabajo es de solo lectura: su prueba ha terminado y no tiene suscripción.',
    pastDue:
      'El último pago de este espacio de trabajo ha fallado. Sin él, el espacio de trabajo pasa a ser de solo lectura.',
    trialEnds:
      'La prueba termina el {{moment}}. Después, este espacio de trabajo es de solo lectura.',
    plans: 'Elegir un plan',
    card: 'Revisar la tarjeta',
    later: 'Ocultar hasta mañana',
  },
  closing: {
    announced:
      'Esta empresa se cierra. Es de solo lectura desde el {{closes}} y se suprime el {{erases}}.',
    closed: 'Esta empresa se cerró el {{closes}}. Es de solo lectura y se suprimirá el {{erases}}.',
    take: 'Exportar tus datos',
  },
  verify: {
    text: 'Antes de continuar, busca en tu correo un enlace de verificación. Si no lo has recibido,',
    link: 'haz clic aquí para pedir otro.',
    sent: 'Se ha enviado un nuevo enlace de verificación a {{email}}.',
    failed: 'No se ha podido reenviar. Inténtalo más tarde.',
  },
})
