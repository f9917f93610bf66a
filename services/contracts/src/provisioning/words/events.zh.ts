import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ProvisioningSet: '目录设置已更改',
  PersonProvisioned: '目录中有此人',
  PersonUnprovisioned: '已从目录删除',
  GroupProvisioned: '目录组已添加',
  ProvisionedGroupChanged: '目录组已更改',
  ProvisionedGroupMembersChanged: '组成员已更改',
  GroupMapped: '组已映射',
  GroupMappingConfirmed: '组映射已确认',
  GroupUnmapped: '组映射已移除',
  GroupUnprovisioned: '目录组已移除',
} satisfies NamesLike<typeof english>
