import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  title: 'Aree di lavoro',
  switch: 'Passa a questa',
  current: 'Attuale',
  add: 'Aggiungi area di lavoro',
  empty: 'Nessuna area di lavoro: creane una',
  basic: 'Dati di base',
  basicText:
    'La tua azienda riceve una propria area di lavoro, con una sede, ruoli, tipi di assenza e una policy assenze.',
  name: 'Nome dell’azienda',
  country: 'Paese',
  choose: 'Scegli',
  currency: 'Valuta',
  currencyHint: 'Per retribuzioni, spese e fatture, se non ne indicano un’altra.',
  create: 'Crea',
  setup: {
    title: 'Configura {{name}}',
    progress: 'Configurazione {{done}} di {{all}}',
    steps: 'Tutti i passaggi della configurazione',
    hide: 'Nascondi',
    address: 'Inserisci l’indirizzo della sede principale',
    logo: 'Aggiungi il logo',
    holidays: 'Importa le festività della tua sede',
    people: 'Aggiungi o importa i dipendenti',
    contracts: 'Aggiungi contratti con retribuzione e giorni lavorativi',
    account: 'Inserisci il conto bancario da cui si pagano gli stipendi',
    invoicing: 'Inserisci i dati dell’azienda per le fatture',
    project: 'Crea il primo progetto',
  },
  loading: 'Caricamento…',
})
