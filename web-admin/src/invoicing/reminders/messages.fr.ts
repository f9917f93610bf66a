import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  tab: 'Relances',
  enabled: 'Relancer par e-mail les clients dont des factures sont impayées',
  about:
    'Chaque relance est envoyée une fois, le matin de son jour. Elle concerne les factures émises et impayées dont le client a une adresse e-mail. Les factures pour lesquelles ce jour est passé sont laissées de côté.',
  locked: 'Seules les personnes ayant l’autorisation Factures peuvent modifier ces informations.',
  step: 'Relance {{number}}',
  when: 'Quand',
  before: 'avant l’échéance',
  after: 'après l’échéance',
  days: 'Jours',
  subject: 'Objet',
  text: 'Texte',
  placeholders: 'Champs disponibles : {{names}}.',
  add: 'Ajouter une relance',
  remove: 'Retirer la relance {{number}}',
  none: 'Pas encore de relances.',
  usualSubject: 'Rappel : facture {invoice_number} de {company}',
  usualText:
    'Bonjour {contact_name},\n\nLe montant de {outstanding} au titre de la facture {invoice_number} était à payer le {due_date}. Nous vous remercions de le régler dans les prochains jours.',
  toast: { saved: 'Relances enregistrées', sent: 'Relance envoyée' },
  card: {
    title: 'Relances',
    next: 'Prochaine relance le {{day}}',
    off: 'Les relances sont désactivées pour cette facture.',
    nothing: 'Aucune relance n’est prévue.',
    mute: 'Arrêter les relances',
    now: 'Envoyer une relance maintenant',
    nowTitle: 'Relancer {{client}} pour cette facture ?',
    nowText: 'La relance est envoyée à {{email}} avec un reste à payer de {{amount}}.',
    before_one: '{{count}} jour avant l’échéance',
    before_many: '{{count}} de jours avant l’échéance',
    before_other: '{{count}} jours avant l’échéance',
    after_one: '{{count}} jour après l’échéance',
    after_many: '{{count}} de jours après l’échéance',
    after_other: '{{count}} jours après l’échéance',
    onDue: 'À l’échéance',
    byHand: 'Envoyée à la main',
  },
})
