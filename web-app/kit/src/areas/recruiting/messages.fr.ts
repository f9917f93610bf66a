import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  page: 'Mes entretiens',
  search: 'Rechercher un entretien',
  show: 'Afficher',
  upcoming: 'À venir',
  past: 'Passés',
  all: 'Tous',
  candidate: 'Candidat',
  opening: 'Offre',
  when: 'Quand',
  minutes: '{{minutes}} min',
  place: 'Lieu',
  people: 'Mené par',
  status: 'Statut',
  states: {
    cancelled: 'Annulé',
    given: 'Avis donné',
    awaited: 'En attente de votre avis',
    scheduled: 'Planifié',
  },
  give: 'Donner un avis',
  giveOn: 'Donner un avis sur {{name}}',
  change: 'Modifier l’avis',
  changeOn: 'Modifier l’avis sur {{name}}',
  rating: 'Note',
  ratingHint:
    'De 1, ne convient pas, à 5, excellent. Elle compte aussi comme votre note du candidat.',
  text: 'Avis',
  textHint:
    'Le candidat ne le voit pas. Les autres personnes qui mènent l’entretien le voient après avoir donné le leur.',
  others: 'Autres avis',
  saved: 'Avis enregistré',
  empty: { title: 'Aucun entretien', text: 'Vos entretiens apparaissent ici.' },
  showPast: 'Afficher les entretiens passés',
})
