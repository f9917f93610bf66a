import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  title: 'Vous étiez absent',
  text: '« {{name}} » a tourné sans saisie ici de {{from}} à {{to}} ({{length}}).',
  keep: 'Garder le temps',
  keepText: 'Il compte. L’historique note que vous l’avez gardé.',
  discard: 'L’écarter',
  discardText: 'La saisie se termine à {{from}}.',
  goOn: 'Écarter et continuer',
  goOnText: 'La saisie se termine à {{from}} et le même travail reprend à {{to}}.',
  split: 'Séparer',
  splitText: 'Le temps d’absence devient une saisie à part ; le chronomètre continue.',
  what: 'À quoi a servi ce temps ?',
  back: 'Retour',
  setting: 'Inactivité',
  off: 'Ne jamais demander',
  after_one: 'Demander après {{count}} minute',
  after_many: 'Demander après {{count}} minutes',
  after_other: 'Demander après {{count}} minutes',
})
