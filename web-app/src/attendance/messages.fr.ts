import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  checkIn: 'Pointer l’arrivée',
  checkOut: 'Pointer le départ',
  forgotten:
    'Votre arrivée est pointée depuis plus longtemps que ne dure une plage. Si vous avez oublié de pointer votre départ, proposez-en l’heure dans votre profil.',
  breaks: 'Pauses',
  onBreak: 'Pauses : en pause depuis {{time}}',
  group: 'Présence',
  planned: {
    title: 'Tâches prévues',
    field: 'Ce que vous prévoyez de faire aujourd’hui',
    saved: 'Tâches prévues mises à jour',
  },
  plans: { title: 'Programme', open: 'Programme' },
  out: {
    title: 'Pointer le départ',
    planned: 'Prévu : {{plan}}',
    saved: 'Informations mises à jour',
  },
  failed: 'Échec de la modification',
  today: {
    out: 'Arrivée non pointée',
    since: 'depuis {{time}}',
    onBreak: 'en pause depuis {{time}}',
  },
  ring: {
    title_one: '{{present}} sur {{count}} jour',
    title_many: '{{present}} sur {{count}} de jours',
    title_other: '{{present}} sur {{count}} jours',
    text: 'Présence en {{month}}, à ce jour',
  },
})
