import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TimeEntryStarted: '启动计时器',
  TimeEntryStopped: '停止计时器',
  TimeEntryAdded: '添加记录',
  TimeEntryChanged: '修改记录',
  TimeEntryDeleted: '删除记录',
} satisfies NamesLike<typeof english>
