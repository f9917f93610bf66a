import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ProvisioningSet: 'Directorio configurado',
  PersonProvisioned: 'Conocida por el directorio',
  PersonUnprovisioned: 'Eliminada del directorio',
  GroupProvisioned: 'Grupo del directorio añadido',
  ProvisionedGroupChanged: 'Grupo del directorio cambiado',
  ProvisionedGroupMembersChanged: 'Miembros de un grupo cambiados',
  GroupMapped: 'Grupo asignado',
  GroupMappingConfirmed: 'Asignación de un grupo confirmada',
  GroupUnmapped: 'Asignación de un grupo quitada',
  GroupUnprovisioned: 'Grupo del directorio quitado',
} satisfies NamesLike<typeof english>
