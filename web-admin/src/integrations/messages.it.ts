import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  page: 'Token API',
  tabs: { tokens: 'Token', accounts: 'Account di servizio' },
  token: {
    name: 'Nome',
    actsAs: 'Agisce come',
    held: 'Token di {{name}}',
    all: 'Tutti',
    open: 'Azioni per {{name}}',
    grant: 'Concedi {{scope}}',
    grantTitle: 'Concedere {{scope}}?',
    grantText:
      'Il token {{name}} può poi decidere qui. Il diritto vale quando due amministratori lo hanno concesso.',
    grantAction: 'Concedi',
    grantedByYou: 'Concesso da te',
    granted: 'Concesso. Deve concederlo un altro amministratore.',
    grantedAll: 'Concesso. Il token ora può usarlo.',
    withdraw: 'Ritira {{scope}}',
    withdrawTitle: 'Ritirare {{scope}}?',
    withdrawText:
      'Il token {{name}} non può più decidere qui. Due amministratori devono concederlo di nuovo.',
    withdrawAction: 'Ritira',
    withdrawn: 'Diritto ritirato',
    history: 'Cronologia',
    unknown: 'Sconosciuto',
    emptyTitle: 'Nessun token API',
    emptyText:
      'Ogni persona crea i propri token in Il mio account. Un token dell’azienda appartiene a un account di servizio.',
  },
  account: {
    add: 'Aggiungi account di servizio',
    edit: 'Modifica account di servizio',
    nameHint: 'Le cronologie mostrano questo nome, per esempio Esportazione paghe.',
    none: 'Nessuno',
    make: 'Crea token',
    asOther: 'Non mentre agisci per conto di un’altra persona',
    remove: 'Rimuovi',
    removeTitle: 'Rimuovere {{name}}?',
    removeText_one: '{{count}} token attivo termina subito. Le cronologie conservano il nome.',
    removeText_many:
      '{{count}} di token attivi terminano subito. Le cronologie conservano il nome.',
    removeText_other: '{{count}} token attivi terminano subito. Le cronologie conservano il nome.',
    show: 'Token attivi di {{name}}: {{count}}',
    emptyTitle: 'Nessun account di servizio',
    emptyText:
      'Con un account di servizio un programma agisce con un nome proprio e non con quello di una persona.',
    added: 'Account di servizio aggiunto',
    changed: 'Account di servizio modificato',
    removed: 'Account di servizio rimosso',
  },
})
