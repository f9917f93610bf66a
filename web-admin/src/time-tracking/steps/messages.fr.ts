import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  tab: 'Approbation des semaines',
  text: 'Sans règle, une seule personne décide. Une règle pour certains services passe avant une règle pour tous ; ensuite, celle qui a le plus d’heures. Une semaine soumise garde ses étapes. L’auteur de la semaine ne décide jamais.',
  departments: 'Services',
  everyone: 'Tous',
  noDepartment: 'Aucun service de ce nom',
  fromHours: 'Minimum d’heures',
  fromHoursHint: '0 vaut pour toutes les semaines.',
  previewText: 'Choisissez une personne et des heures pour voir à qui irait la semaine.',
  oneStep: 'Une seule personne décide, le responsable ou un administrateur.',
  hours: 'Heures',
  empty: {
    title: 'Pas encore de règles',
    text: 'Une seule personne décide de chaque semaine, le responsable ou un administrateur.',
  },
})
