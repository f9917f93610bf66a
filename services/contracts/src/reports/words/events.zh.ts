import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ReportSaved: '保存报表',
  SavedReportChanged: '修改已保存的报表',
  SavedReportDeleted: '删除已保存的报表',
  SavedReportRecipientsChanged: '更改已保存报表的收件人',
  SavedReportSendAsked: '立即发送已保存的报表',
  SavedReportDue: '发送已保存的报表',
} satisfies NamesLike<typeof english>
