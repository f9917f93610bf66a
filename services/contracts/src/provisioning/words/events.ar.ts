import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ProvisioningSet: 'ضُبط الدليل',
  PersonProvisioned: 'معروف لدى الدليل',
  PersonUnprovisioned: 'حُذف من الدليل',
  GroupProvisioned: 'أُضيفت مجموعة من الدليل',
  ProvisionedGroupChanged: 'تغيّرت مجموعة من الدليل',
  ProvisionedGroupMembersChanged: 'تغيّر أعضاء مجموعة',
  GroupMapped: 'رُبطت مجموعة',
  GroupMappingConfirmed: 'أُكّد ربط مجموعة',
  GroupUnmapped: 'أُزيل ربط مجموعة',
  GroupUnprovisioned: 'أُزيلت مجموعة من الدليل',
} satisfies NamesLike<typeof english>
