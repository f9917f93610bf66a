import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkspaceCreated: '创建公司',
  WorkspaceProfileChanged: '更改公司资料',
  WorkspaceAdminNamed: '指定管理员',
  WorkspaceLogoChanged: '更换公司标志',
  EmployeeIdPatternChanged: '更改员工编号',
  RetentionChanged: '更改个人数据的保存期限',
  WorkspaceClosingAnnounced: '预告关闭',
  WorkspaceClosingWithdrawn: '撤回关闭',
  WorkspaceErasureStarted: '开始擦除公司',
  WorkspaceErased: '擦除公司',
  WorkspaceSettingsChanged: '更改设置',
  SubdomainReserved: '占用子域名',
  SubdomainReleased: '释放子域名',
} satisfies NamesLike<typeof english>
