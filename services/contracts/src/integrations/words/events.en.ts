/** Names of this area's events. */
export default {
  ApiTokenMade: 'API token made',
  ApiTokenScopeGranted: 'Scope of an API token granted',
  ApiTokenScopeWithdrawn: 'Scope of an API token withdrawn',
  ApiTokenRevoked: 'API token revoked',
  ServiceAccountAdded: 'Service account added',
  ServiceAccountChanged: 'Service account changed',
  ServiceAccountRemoved: 'Service account removed',
} as const
