import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TimeEntryStarted: '启动计时器',
  TimeEntryStopped: '停止计时器',
  TimeEntryAdded: '添加记录',
  TimeEntryChanged: '修改记录',
  TimeEntryDeleted: '删除记录',
  TimerFavouriteAdded: '已添加收藏',
  TimerFavouriteChanged: '已更改收藏',
  TimerFavouriteMoved: '已移动收藏',
  TimerFavouriteRemoved: '已移除收藏',
  TimesheetSubmitted: '已提交周工时',
  TimesheetWithdrawn: '已撤回周工时',
  TimesheetTimeAdded: '已向提交的周补充工时',
  TimesheetApproved: '周工时已批准',
  TimesheetSentBack: '周工时已退回',
  TimesheetReopened: '周工时已重新打开',
  TimesheetRulesSet: '工时表规则已更改',
  TimeImportStarted: '工时导入已开始',
  TimeImportFinished: '工时导入已完成',
  TimeImportInterrupted: '工时导入已中断',
  TimeImportUndone: '工时导入已撤销',
} satisfies NamesLike<typeof english>
