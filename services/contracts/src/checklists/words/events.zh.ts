import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ChecklistTemplateAdded: '添加清单',
  ChecklistTemplateChanged: '修改清单',
  ChecklistTemplateRemoved: '删除清单',
  ChecklistBegun: '启动清单',
  ChecklistMoved: '更改日期',
  ChecklistCancelled: '取消清单',
  ChecklistItemDone: '完成事项',
  ChecklistItemNotNeeded: '标记事项无需办理',
  ChecklistItemReopened: '重新打开事项',
} satisfies NamesLike<typeof english>
