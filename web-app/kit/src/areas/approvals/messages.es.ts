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
  escalated: 'También pueden decidirlo los administradores.',
  adminLast: 'Un administrador decide al final, porque nadie más puede.',
  close: 'Cerrar',
  escalates_one: 'Tras {{count}} día, también pueden decidirlo los administradores.',
  escalates_many: 'Tras {{count}} días, también pueden decidirlo los administradores.',
  escalates_other: 'Tras {{count}} días, también pueden decidirlo los administradores.',
})
