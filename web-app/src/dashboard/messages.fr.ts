import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  title: 'Tableau de bord',
  welcome: 'Bonjour {{name}} !',
  employeeId: 'Matricule',
  designation: 'Poste',
  have: 'Vous avez',
  today: {
    label: 'Aujourd’hui',
    clock: 'Pointage',
    timer: 'Chronomètre',
    away: 'Absents aujourd’hui',
  },
})
