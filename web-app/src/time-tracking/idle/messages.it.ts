import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  title: 'Eri assente',
  text: '«{{name}}» è andato avanti senza attività qui dalle {{from}} alle {{to}} ({{length}}).',
  keep: 'Tieni il tempo',
  keepText: 'Conta. La cronologia annota che l’hai tenuto.',
  discard: 'Scartalo',
  discardText: 'La registrazione termina alle {{from}}.',
  goOn: 'Scarta e continua',
  goOnText: 'La registrazione termina alle {{from}} e lo stesso lavoro riprende alle {{to}}.',
  split: 'Separa',
  splitText: 'Il tempo di assenza diventa una registrazione a sé; il timer continua.',
  what: 'Che cosa hai fatto in quel tempo?',
  back: 'Indietro',
  setting: 'Inattività',
  off: 'Non chiedere mai',
  after_one: 'Chiedi dopo {{count}} minuto',
  after_many: 'Chiedi dopo {{count}} minuti',
  after_other: 'Chiedi dopo {{count}} minuti',
})
