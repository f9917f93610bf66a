import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  AuditFilterSaved: '保存事件筛选条件',
  AuditFilterChanged: '修改事件筛选条件',
  AuditFilterDeleted: '删除事件筛选条件',
  RecordViewed: '审计员查看记录',
} satisfies NamesLike<typeof english>
