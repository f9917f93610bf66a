import { errorWords } from '../kernel/errors'
import type { integrationErrors } from './integrations.errors'

export const integrationErrorsIt = errorWords<'it', typeof integrationErrors>()({
  'token.name': 'Dai un nome al token.',
  'token.scopes': 'Scegli almeno un ambito.',
  'token.network': 'Inserisci un indirizzo o una rete, per esempio 192.0.2.0/24 o 2001:db8::/32.',
  'token.most': 'Ci sono già {most} token attivi. Revocane prima uno.',
  'token.granted': 'Hai già concesso questo ambito. Deve concederlo anche un altro amministratore.',
  'token.scope_absent': 'Questo token non ha un ambito di questo tipo che richieda amministratori.',
  'token.ended': 'Questo token è stato revocato o è scaduto.',
  'token.account_name': 'Dai un nome all’account di servizio.',
  'token.accounts_most': 'Un’azienda ha al massimo {most} account di servizio.',
  'webhook.name': 'Dai un nome al webhook.',
  'webhook.address': 'Inserisci un indirizzo come https://example.com/hooks, senza password.',
  'webhook.private':
    'Questo indirizzo non è raggiungibile da internet. Chiedi all’operatore di consentirlo.',
  'webhook.most': 'Un’azienda ha al massimo {most} webhook.',
  'webhook.off': 'Questo webhook è disattivato. Attivalo prima.',
  'chat.name': 'Dai un nome al canale.',
  'chat.kinds': 'Scegli almeno un messaggio.',
  'chat.host': 'Questo host non appartiene a {service}. Confermalo o controlla l’indirizzo.',
  'chat.most': 'Un’azienda ha al massimo {most} canali.',
  'chat.off': 'Questo canale è disattivato. Attivalo prima.',
})
