import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DeliveryIntended: 'Por enviar',
  DeliveryAttempted: 'Consultado el servidor de correo',
  DeliverySucceeded: 'Correo aceptado',
  DeliveryDeferred: 'Aplazado',
  DeliveryFailed: 'Correo fallido',
  DeliveryLost: 'Resultado desconocido',
  DeliveryWithheld: 'No enviado, como quiere su destinatario',
  DeliveryResent: 'Reenviado a mano',
  ProjectionEventSkipped: 'Evento omitido por una tabla de lectura',
  AnnouncementSet: 'Anuncio publicado',
  AnnouncementChanged: 'Anuncio cambiado',
  AnnouncementWithdrawn: 'Anuncio retirado',
  AnnouncementDismissed: 'Anuncio cerrado',
  FailedJobRetried: 'Tarea fallida reintentada',
  FailedJobDiscarded: 'Tarea fallida descartada',
  SigningKeyIntroduced: 'Clave de firma introducida',
  ProcessKeyCertified: 'Clave de un proceso certificada',
  ParkedEventRetried: 'Evento detenido reintentado',
} satisfies NamesLike<typeof english>
