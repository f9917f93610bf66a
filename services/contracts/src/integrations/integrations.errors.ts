import { errors } from '../kernel/errors'

export const integrationErrors = errors({
  'token.name': [422, 'Give the token a name.'],
  'token.scopes': [422, 'Choose at least one scope.'],
  'token.network': [422, 'Enter an address or a network, such as 192.0.2.0/24 or 2001:db8::/32.'],
  'token.most': [409, 'There are {most} active tokens already. Revoke one first.'],
  'token.granted': [409, 'You have granted this scope already. Another admin must grant it too.'],
  'token.scope_absent': [409, 'This token has no such scope that needs admins.'],
  'token.ended': [409, 'This token has been revoked or has expired.'],
  'token.account_name': [422, 'Give the service account a name.'],
  'token.accounts_most': [409, 'A company has at most {most} service accounts.'],
  'webhook.name': [422, 'Give the endpoint a name.'],
  'webhook.address': [
    422,
    'Enter an address such as https://example.com/hooks, without a password in it.',
  ],
  'webhook.private': [
    422,
    'This address is not on the public internet. Ask your operator to allow it.',
  ],
  'webhook.most': [409, 'A company has at most {most} endpoints.'],
  'chat.name': [422, 'Give the channel a name.'],
  'chat.kinds': [422, 'Choose at least one message.'],
  'chat.host': [422, 'This host does not belong to {service}. Confirm it, or check the address.'],
  'chat.most': [409, 'A company has at most {most} channels.'],
  'chat.off': [409, 'This channel is switched off. Switch it on first.'],
  'webhook.off': [409, 'This endpoint is switched off. Switch it on first.'],
})
