import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  PayrollCategoryAdded: '添加类别',
  PayrollCategoryRenamed: '重命名类别',
  OvertimeRuleChanged: '更改加班规则',
  OvertimeBonusChanged: '更改加班费基数的构成',
  OvertimeWeekChanged: '更改加班周',
  PayrollCategoryDeleted: '删除类别',
  PayRunStarted: '开始起草',
  PayRunEntriesDrafted: '计算明细',
  PayRunDrafted: '起草完成',
  PayRunEntryChanged: '修改明细',
  PayRunPayeesChanged: '更改发薪人员',
  PayRunEntriesRecalculated: '重新计算明细',
  PayRunRecalculated: '重新计算',
  PayRunApproved: '批准',
  PayRunReversed: '冲销',
  PayRunAmountsKept: '去除姓名后保留金额',
  PayRunDeleted: '删除',
  PayBooksChanged: '更改记账科目',
  PayJournalExported: '生成凭证文件',
} satisfies NamesLike<typeof english>
