import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ApiTokenMade: 'Token API creato',
  ApiTokenScopeGranted: 'Ambito di un token API concesso',
  ApiTokenScopeWithdrawn: 'Ambito di un token API ritirato',
  ApiTokenRevoked: 'Token API revocato',
  ServiceAccountAdded: 'Account di servizio aggiunto',
  ServiceAccountChanged: 'Account di servizio modificato',
  ServiceAccountRemoved: 'Account di servizio rimosso',
  WebhookAdded: 'Webhook aggiunto',
  WebhookChanged: 'Webhook modificato',
  WebhookSecretRotated: 'Segreto di un webhook rinnovato',
  WebhookSwitchedOff: 'Webhook disattivato',
  WebhookSwitchedOn: 'Webhook attivato',
  WebhookRemoved: 'Webhook rimosso',
  ChatChannelAdded: 'Canale di chat aggiunto',
  ChatChannelChanged: 'Canale di chat modificato',
  ChatChannelSwitchedOff: 'Canale di chat disattivato',
  ChatChannelSwitchedOn: 'Canale di chat attivato',
  ChatChannelRemoved: 'Canale di chat rimosso',
} satisfies NamesLike<typeof english>
