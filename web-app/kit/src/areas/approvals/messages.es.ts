import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  title: 'Pasos de aprobación',
  goesTo: 'Va a {{names}}.',
  then: '{{before}}, luego a {{next}}',
  or: '{{before}} o {{next}}',
  manager: 'el responsable',
  admin: 'un administrador',
  roleGone: 'un rol eliminado',
  noOne: 'nadie',
  waitsFor: 'Espera a {{names}}',
  approved: 'Aprobado',
  waiting: 'En espera',
  coming: 'Después',
  skipped: 'Omitido',
  skippedWhy: 'Nadie más podía decidirlo.',
  former: 'Exempleado',
  byOn: '{{name}}, {{when}}',
  escalated: 'La decisión corresponde también a: {{names}}.',
  admins: 'los administradores',
  managersManager: 'el responsable del responsable',
  adminLast: 'Un administrador decide al final, porque nadie más puede.',
  close: 'Cerrar',
  escalates_one: 'Tras {{count}} día, la decisión corresponde también a: {{names}}.',
  escalates_many: 'Tras {{count}} días, la decisión corresponde también a: {{names}}.',
  escalates_other: 'Tras {{count}} días, la decisión corresponde también a: {{names}}.',
})
