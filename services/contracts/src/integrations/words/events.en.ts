/** Names of this area's events. */
export default {
  ApiTokenMade: 'API token made',
  ApiTokenScopeGranted: 'Scope of an API token granted',
  ApiTokenScopeWithdrawn: 'Scope of an API token withdrawn',
  ApiTokenRevoked: 'API token revoked',
  ServiceAccountAdded: 'Service account added',
  ServiceAccountChanged: 'Service account changed',
  ServiceAccountRemoved: 'Service account removed',
  WebhookAdded: 'Webhook endpoint added',
  WebhookChanged: 'Webhook endpoint changed',
  WebhookSecretRotated: 'Secret of a webhook endpoint rotated',
  WebhookSwitchedOff: 'Webhook endpoint switched off',
  WebhookSwitchedOn: 'Webhook endpoint switched on',
  WebhookRemoved: 'Webhook endpoint removed',
} as const
