import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  title: 'Passaggi di approvazione',
  goesTo: 'Va a {{names}}.',
  then: '{{before}}, poi a {{next}}',
  or: '{{before}} o {{next}}',
  manager: 'il responsabile',
  admin: 'un amministratore',
  roleGone: 'un ruolo eliminato',
  noOne: 'nessuno',
  waitsFor: 'In attesa di {{names}}',
  approved: 'Approvato',
  waiting: 'In attesa',
  coming: 'Dopo',
  skipped: 'Saltato',
  skippedWhy: 'Nessun altro poteva deciderlo.',
  former: 'Ex dipendente',
  byOn: '{{name}}, {{when}}',
  escalated: 'Possono deciderlo anche gli amministratori.',
  adminLast: 'Decide per ultimo un amministratore, perché nessun altro può.',
  close: 'Chiudi',
  escalates_one: 'Dopo {{count}} giorno possono deciderlo anche gli amministratori.',
  escalates_many: 'Dopo {{count}} giorni possono deciderlo anche gli amministratori.',
  escalates_other: 'Dopo {{count}} giorni possono deciderlo anche gli amministratori.',
})
