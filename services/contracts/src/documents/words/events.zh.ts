import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DocumentAdded: '添加文档',
  DocumentChanged: '修改文档',
  DocumentReplaced: '新版本',
  DocumentDeleted: '删除文档',
  DocumentDownloaded: '下载',
  DocumentExpiryReminded: '发送到期提醒',
} satisfies NamesLike<typeof english>
