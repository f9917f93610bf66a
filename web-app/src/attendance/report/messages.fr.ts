import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  page: 'Rapport de présence',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  now: 'Ce mois',
  employee: 'Salarié',
  everybody: 'Tous',
  export: 'Exporter',
  print: 'Imprimer',
  marks: {
    present: 'Présent',
    undertime: 'Temps insuffisant',
    holiday: 'Repos ou jour férié',
    leave: 'En congé',
    absent: 'Absent',
  },
  none: 'Pas encore de présence',
  presence: 'Heures de présence',
  legend:
    'Présent : une journée de 8 heures ou plus entre l’arrivée et le départ ; temps insuffisant : une journée plus courte.',
  empty: 'Personne à afficher',
  emptyText: 'Aucune personne visible pour vous n’a travaillé ce mois-ci.',
  pages: 'Pages',
  earlier: 'Personnes précédentes',
  later: 'Personnes suivantes',
  range: '{{from}}–{{to}} sur {{total}}',
})
