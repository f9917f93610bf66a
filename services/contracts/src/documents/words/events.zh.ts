import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DocumentAdded: '添加文档',
  DocumentChanged: '修改文档',
  DocumentReplaced: '新版本',
  DocumentDeleted: '删除文档',
  DocumentDownloaded: '下载',
  DocumentExpiryReminded: '发送到期提醒',
  DocumentImportStarted: '文档导入已开始',
  DocumentImportContinued: '文档导入继续进行',
  DocumentImportFinished: '文档导入已完成',
  DocumentImportInterrupted: '文档导入已中断',
  DocumentImportUndone: '文档导入已撤销',
} satisfies NamesLike<typeof english>
