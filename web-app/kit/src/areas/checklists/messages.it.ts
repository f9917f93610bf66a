import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  items: 'Voci delle checklist',
  text: 'Voce',
  about: 'Dipendente',
  checklist: 'Checklist',
  owner: 'Incaricato',
  owners: {
    employee: 'Il dipendente',
    manager: 'Il responsabile',
    admin: 'Un amministratore',
    person: 'Una persona',
  },
  anyAdmin: 'Un amministratore',
  due: 'Scadenza',
  overdue: 'In ritardo dal {{day}}',
  statusLabel: 'Stato',
  status: {
    open: 'Aperta',
    done: 'Fatta',
    not_needed: 'Non necessaria',
    cancelled: 'Annullata',
  },
  settled: '{{name}}, {{day}}',
  reason: 'Motivo',
  done: 'Fatta',
  notNeeded: 'Non necessaria…',
  notNeededTitle: 'Perché «{{text}}» non è necessaria?',
  notNeededAction: 'Non necessaria',
  reopen: 'Riapri',
  actions: 'Azioni per {{text}}',
  toast: {
    done: 'Fatta: {{text}}',
    not_needed: 'Non necessaria: {{text}}',
    open: 'Riaperta: {{text}}',
  },
  kinds: { joining: 'Ingresso', leaving: 'Uscita' },
})
