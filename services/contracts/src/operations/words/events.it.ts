import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DeliveryIntended: 'Da inviare',
  DeliveryAttempted: 'Server di posta contattato',
  DeliverySucceeded: 'Email accettata',
  DeliveryDeferred: 'Rinviata',
  DeliveryFailed: 'Email non riuscita',
  DeliveryLost: 'Esito sconosciuto',
  DeliveryWithheld: 'Non inviata, per scelta del destinatario',
  DeliveryResent: 'Inviata di nuovo a mano',
  ProjectionEventSkipped: 'Evento saltato da una tabella di lettura',
  AnnouncementSet: 'Avviso pubblicato',
  AnnouncementChanged: 'Avviso modificato',
  AnnouncementWithdrawn: 'Avviso ritirato',
  AnnouncementDismissed: 'Avviso chiuso',
  FailedJobRetried: 'Processo fallito ritentato',
  FailedJobDiscarded: 'Processo fallito scartato',
  SigningKeyIntroduced: 'Chiave di firma introdotta',
  ProcessKeyCertified: 'Chiave di un processo certificata',
  ParkedEventRetried: 'Evento fermo ritentato',
} satisfies NamesLike<typeof english>
