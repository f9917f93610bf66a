import { translation } from '../../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  page: 'Salariés',
  tabs: {
    directory: 'Annuaire',
    team: 'Équipe',
    live: 'Vue en direct',
    chart: 'Organigramme',
  },
  noLive:
    'La vue en direct est réservée aux administrateurs, et aux responsables pour leur équipe.',
  search: 'Rechercher un salarié',
  all: 'Tous',
  admin: 'Administrateur de l’entreprise',
  column: {
    oid: 'Matricule',
    name: 'Nom',
    department: 'Service',
    designation: 'Poste',
    office: 'Site',
    contact: 'Contact',
    requests: 'Demandes',
    tasks: 'Tâches',
    checkedIn: 'Arrivée',
    workingOn: 'Travaille sur',
  },
  pending_one: '{{count}} demande en attente',
  pending_many: '{{count}} de demandes en attente',
  pending_other: '{{count}} demandes en attente',
  menu: { open: 'Actions pour {{name}}', profile: 'Profil', requests: 'Demandes' },
  live: {
    filter: 'Maintenant',
    in: 'Arrivée pointée',
    out: 'Arrivée non pointée',
    since: 'Depuis {{time}}',
    break: 'En pause depuis {{time}}',
    left: 'Départ : {{time}}',
    never: 'Jamais pointé',
    unnamed: 'Sans description',
  },
  empty: {
    title: 'Personne pour le moment',
    text: 'Vos collègues apparaissent ici dès qu’un administrateur les ajoute.',
  },
  emptyTeam: {
    title: 'Personne ne dépend de vous',
    text: 'Les personnes que vous encadrez apparaissent ici.',
  },
  chart: {
    empty: {
      title: 'Pas encore de liens hiérarchiques',
      text: 'L’organigramme montre les responsables indiqués dans les profils.',
    },
    reports_one: '{{count}} subordonné',
    reports_many: '{{count}} de subordonnés',
    reports_other: '{{count}} subordonnés',
    more_one: 'Afficher {{count}} de plus',
    more_many: 'Afficher {{count}} de plus',
    more_other: 'Afficher {{count}} de plus',
    alone: 'Sans responsable ni subordonnés',
    closer: 'Zoom avant',
    further: 'Zoom arrière',
  },
})
