import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ProvisioningSet: 'Directory impostata',
  PersonProvisioned: 'Nota alla directory',
  PersonUnprovisioned: 'Eliminata dalla directory',
  GroupProvisioned: 'Gruppo della directory aggiunto',
  ProvisionedGroupChanged: 'Gruppo della directory modificato',
  ProvisionedGroupMembersChanged: 'Membri di un gruppo modificati',
  GroupMapped: 'Gruppo associato',
  GroupMappingConfirmed: 'Associazione di un gruppo confermata',
  GroupUnmapped: 'Associazione di un gruppo rimossa',
  GroupUnprovisioned: 'Gruppo della directory rimosso',
} satisfies NamesLike<typeof english>
