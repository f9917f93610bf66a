import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  OfficeAdded: 'Sede aggiunta',
  OfficeChanged: 'Sede modificata',
  OfficeRemoved: 'Sede eliminata',
  DepartmentAdded: 'Reparto aggiunto',
  DepartmentRenamed: 'Reparto rinominato',
  DepartmentRemoved: 'Reparto eliminato',
  DesignationAdded: 'Qualifica aggiunta',
  DesignationRenamed: 'Qualifica rinominata',
  DesignationRemoved: 'Qualifica eliminata',
  RoleAdded: 'Ruolo aggiunto',
  RoleChanged: 'Ruolo modificato',
  RoleSecondFactorChanged: 'Secondo fattore del ruolo modificato',
  RoleRemoved: 'Ruolo eliminato',
} satisfies NamesLike<typeof english>
