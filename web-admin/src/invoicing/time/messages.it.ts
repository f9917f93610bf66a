import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  add: 'Aggiungi tempo non fatturato',
  title: 'Tempo non fatturato di {{client}}',
  action: 'Aggiungi alla fattura',
  projects: 'Progetti',
  allProjects: 'Tutti i progetti del cliente',
  from: 'Da',
  to: 'A',
  approvedOnly: 'Solo tempo approvato',
  group: 'Una voce per',
  groups: {
    project: 'Progetto',
    employee: 'Persona',
    task: 'Attività',
    entry: 'Registrazione',
  },
  rounding: 'Arrotonda per eccesso a',
  roundings: { '0': 'Nessun arrotondamento', '6': '6 minuti', '15': '15 minuti' },
  rate: 'Tariffa oraria, {{currency}}',
  rateHint: 'Per progetti senza tariffa propria né del cliente.',
  charges: 'Imposte e sconto delle voci',
  description: 'Descrizione',
  hours: 'Ore',
  price: 'Prezzo',
  amount: 'Importo',
  preview: 'Voci che verranno aggiunte',
  total_one: '{{count}} registrazione, {{hours}} h',
  total_many: '{{count}} di registrazioni, {{hours}} h',
  total_other: '{{count}} registrazioni, {{hours}} h',
  none: 'Nessun tempo non fatturato. Contano solo le registrazioni concluse e fatturabili dei progetti del cliente.',
  added: 'Tempo aggiunto alla fattura',
  ofLine_one: 'Fattura {{count}} registrazione di tempo. Se elimini la voce, torna non fatturata.',
  ofLine_many:
    'Fattura {{count}} di registrazioni di tempo. Se elimini la voce, tornano non fatturate.',
  ofLine_other:
    'Fattura {{count}} registrazioni di tempo. Se elimini la voce, tornano non fatturate.',
})
