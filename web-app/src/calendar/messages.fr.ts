import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  updates: {
    title: 'Actualités de l’entreprise',
    birthdays: 'Anniversaires à venir',
    noBirthday: 'Aucun anniversaire à venir',
    out: 'Personnes absentes',
    noOneOut: 'Personne en congé aujourd’hui',
    until: 'jusqu’au {{day}}',
    before: 'Précédents',
    after: 'Suivants',
  },
  upcoming: {
    title: 'Événements à venir',
    empty: 'Aucun événement à venir',
    more: 'Afficher plus',
    less: 'Afficher moins',
  },
  away: {
    none: 'Personne',
    more_one: '{{names}} et {{count}} autre',
    more_many: '{{names}} et {{count}} d’autres',
    more_other: '{{names}} et {{count}} autres',
  },
  today: 'Aujourd’hui',
  refresh: 'Actualiser',
  calendar: {
    label: 'Calendrier',
    before: 'Mois précédent',
    after: 'Mois suivant',
    now: 'Aujourd’hui',
    birthday: 'Anniversaire',
    leave: 'Congé',
    event: 'Événement',
    holiday: 'Jour férié',
    weekend: 'Jour de repos',
    more: '+{{count}} autres',
  },
})
