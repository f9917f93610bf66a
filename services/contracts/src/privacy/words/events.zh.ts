import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DataExportRequested: '请求导出数据',
  DataExportProgressed: '数据导出进行中',
  DataExportFinished: '数据导出已就绪',
  DataExportFailed: '数据导出失败',
  DataExportDownloaded: '下载数据导出',
  DataExportRemoved: '删除数据导出',
} satisfies NamesLike<typeof english>
