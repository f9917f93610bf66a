import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ProvisioningSet: 'Annuaire configuré',
  PersonProvisioned: 'Connue de l’annuaire',
  PersonUnprovisioned: 'Supprimée de l’annuaire',
  GroupProvisioned: 'Groupe de l’annuaire ajouté',
  ProvisionedGroupChanged: 'Groupe de l’annuaire modifié',
  ProvisionedGroupMembersChanged: 'Membres d’un groupe modifiés',
  GroupMapped: 'Groupe affecté',
  GroupMappingConfirmed: 'Affectation d’un groupe confirmée',
  GroupUnmapped: 'Affectation d’un groupe retirée',
  GroupUnprovisioned: 'Groupe de l’annuaire retiré',
} satisfies NamesLike<typeof english>
