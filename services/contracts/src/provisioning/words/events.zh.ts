import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ProvisioningSet: '更改目录设置',
  PersonProvisioned: '目录加入此人',
  PersonUnprovisioned: '从目录删除',
  GroupProvisioned: '添加目录组',
  ProvisionedGroupChanged: '更改目录组',
  ProvisionedGroupMembersChanged: '更改组成员',
  GroupMapped: '映射组',
  GroupMappingConfirmed: '确认组映射',
  GroupUnmapped: '移除组映射',
  GroupUnprovisioned: '移除目录组',
} satisfies NamesLike<typeof english>
