import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ApiTokenMade: 'Jeton d’API créé',
  ApiTokenScopeGranted: 'Portée d’un jeton d’API accordée',
  ApiTokenScopeWithdrawn: 'Portée d’un jeton d’API retirée',
  ApiTokenRevoked: 'Jeton d’API révoqué',
  ServiceAccountAdded: 'Compte de service ajouté',
  ServiceAccountChanged: 'Compte de service modifié',
  ServiceAccountRemoved: 'Compte de service supprimé',
  WebhookAdded: 'Webhook ajouté',
  WebhookChanged: 'Webhook modifié',
  WebhookSecretRotated: 'Secret d’un webhook renouvelé',
  WebhookSwitchedOff: 'Webhook désactivé',
  WebhookSwitchedOn: 'Webhook activé',
  WebhookRemoved: 'Webhook retiré',
  ChatChannelAdded: 'Canal de discussion ajouté',
  ChatChannelChanged: 'Canal de discussion modifié',
  ChatChannelSwitchedOff: 'Canal de discussion désactivé',
  ChatChannelSwitchedOn: 'Canal de discussion activé',
  ChatChannelRemoved: 'Canal de discussion retiré',
} satisfies NamesLike<typeof english>
