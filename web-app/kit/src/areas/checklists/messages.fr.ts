import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  items: 'Éléments de check-list',
  text: 'Élément',
  about: 'Salarié',
  checklist: 'Check-list',
  owner: 'Qui s’en charge',
  owners: {
    employee: 'Le salarié',
    manager: 'Le responsable',
    admin: 'Un administrateur',
    person: 'Une personne',
  },
  anyAdmin: 'Un administrateur',
  due: 'Échéance',
  overdue: 'En retard depuis le {{day}}',
  statusLabel: 'Statut',
  status: { open: 'Ouvert', done: 'Fait', not_needed: 'Inutile', cancelled: 'Annulé' },
  settled: '{{name}}, {{day}}',
  reason: 'Motif',
  done: 'Fait',
  notNeeded: 'Inutile…',
  notNeededTitle: 'Pourquoi « {{text}} » est-il inutile ?',
  notNeededAction: 'Inutile',
  reopen: 'Rouvrir',
  actions: 'Actions pour {{text}}',
  toast: {
    done: 'Fait : {{text}}',
    not_needed: 'Inutile : {{text}}',
    open: 'Rouvert : {{text}}',
  },
  kinds: { joining: 'Arrivée', leaving: 'Départ' },
})
