import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ApiTokenMade: 'Token de API creado',
  ApiTokenScopeGranted: 'Ámbito de un token de API concedido',
  ApiTokenScopeWithdrawn: 'Ámbito de un token de API retirado',
  ApiTokenRevoked: 'Token de API revocado',
  ServiceAccountAdded: 'Cuenta de servicio añadida',
  ServiceAccountChanged: 'Cuenta de servicio modificada',
  ServiceAccountRemoved: 'Cuenta de servicio eliminada',
  WebhookAdded: 'Webhook añadido',
  WebhookChanged: 'Webhook modificado',
  WebhookSecretRotated: 'Secreto de un webhook renovado',
  WebhookSwitchedOff: 'Webhook desactivado',
  WebhookSwitchedOn: 'Webhook activado',
  WebhookRemoved: 'Webhook eliminado',
  ChatChannelAdded: 'Canal de chat añadido',
  ChatChannelChanged: 'Canal de chat modificado',
  ChatChannelSwitchedOff: 'Canal de chat desactivado',
  ChatChannelSwitchedOn: 'Canal de chat activado',
  ChatChannelRemoved: 'Canal de chat eliminado',
} satisfies NamesLike<typeof english>
