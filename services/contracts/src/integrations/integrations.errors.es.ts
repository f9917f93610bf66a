import { errorWords } from '../kernel/errors'
import type { integrationErrors } from './integrations.errors'

export const integrationErrorsEs = errorWords<'es', typeof integrationErrors>()({
  'token.name': 'Pon un nombre al token.',
  'token.scopes': 'Elige al menos un ámbito.',
  'token.network': 'Escribe una dirección o una red, como 192.0.2.0/24 o 2001:db8::/32.',
  'token.most': 'Ya hay {most} tokens activos. Revoca uno antes.',
  'token.granted': 'Ya has concedido este ámbito. Otro administrador debe concederlo también.',
  'token.scope_absent': 'Este token no tiene un ámbito de este tipo que requiera administradores.',
  'token.ended': 'Este token está revocado o caducado.',
  'token.account_name': 'Pon un nombre a la cuenta de servicio.',
  'token.accounts_most': 'Una empresa tiene como máximo {most} cuentas de servicio.',
  'webhook.name': 'Pon un nombre al webhook.',
  'webhook.address': 'Escribe una dirección como https://example.com/hooks, sin contraseña.',
  'webhook.private':
    'Esta dirección no es accesible desde internet. Pide al operador que la permita.',
  'webhook.most': 'Una empresa tiene como máximo {most} webhooks.',
  'webhook.off': 'Este webhook está desactivado. Actívalo primero.',
  'chat.name': 'Pon un nombre al canal.',
  'chat.kinds': 'Elige al menos un mensaje.',
  'chat.host': 'Este servidor no pertenece a {service}. Confírmalo o revisa la dirección.',
  'chat.most': 'Una empresa tiene como máximo {most} canales.',
  'chat.off': 'Este canal está desactivado. Actívalo primero.',
})
