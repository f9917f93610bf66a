import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  OfficeAdded: 'Site ajouté',
  OfficeChanged: 'Site modifié',
  OfficeRemoved: 'Site supprimé',
  DepartmentAdded: 'Service ajouté',
  DepartmentRenamed: 'Service renommé',
  DepartmentRemoved: 'Service supprimé',
  DesignationAdded: 'Poste ajouté',
  DesignationRenamed: 'Poste renommé',
  DesignationRemoved: 'Poste supprimé',
  RoleAdded: 'Rôle ajouté',
  RoleChanged: 'Rôle modifié',
  RoleSecondFactorChanged: 'Second facteur du rôle modifié',
  RoleRemoved: 'Rôle supprimé',
} satisfies NamesLike<typeof english>
