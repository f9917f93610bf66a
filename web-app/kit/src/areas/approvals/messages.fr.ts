import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  title: 'Étapes d’approbation',
  goesTo: 'Transmis à {{names}}.',
  then: '{{before}}, puis {{next}}',
  or: '{{before}} ou {{next}}',
  manager: 'le responsable',
  admin: 'un administrateur',
  roleGone: 'un rôle supprimé',
  noOne: 'personne',
  waitsFor: 'En attente de {{names}}',
  approved: 'Approuvé',
  waiting: 'En attente',
  coming: 'À venir',
  skipped: 'Ignorée',
  skippedWhy: 'Personne d’autre ne pouvait en décider.',
  former: 'Ancien salarié',
  byOn: '{{name}}, {{when}}',
  escalated: 'La décision revient aussi à : {{names}}.',
  admins: 'les administrateurs',
  managersManager: 'le responsable du responsable',
  adminLast: 'Un administrateur décide en dernier, car personne d’autre ne le peut.',
  close: 'Fermer',
  escalates_one: 'Après {{count}} jour, la décision revient aussi à : {{names}}.',
  escalates_many: 'Après {{count}} jours, la décision revient aussi à : {{names}}.',
  escalates_other: 'Après {{count}} jours, la décision revient aussi à : {{names}}.',
})
