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
  escalated: 'La decisione spetta anche a: {{names}}.',
  admins: 'gli amministratori',
  managersManager: 'il responsabile del responsabile',
  adminLast: 'Decide per ultimo un amministratore, perché nessun altro può.',
  close: 'Chiudi',
  escalates_one: 'Dopo {{count}} giorno la decisione spetta anche a: {{names}}.',
  escalates_many: 'Dopo {{count}} giorni la decisione spetta anche a: {{names}}.',
  escalates_other: 'Dopo {{count}} giorni la decisione spetta anche a: {{names}}.',
})
