import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CheckedIn: '上班打卡',
  CheckedOut: '下班打卡',
  TaskLogUpdated: '填写任务',
  BreaksTyped: '修改休息',
  BreakStarted: '开始休息',
  BreakEnded: '结束休息',
  AttendanceAdded: '添加出勤记录',
  AttendanceCorrected: '修改出勤记录',
  AttendanceDeleted: '删除出勤记录',
  AttendanceRestored: '恢复出勤记录',
  ShiftPunched: '在考勤机打卡',
  PunchedShiftRemoved: '移除：没有对应的起始打卡',
  PunchesUnpaired: '打卡未匹配出勤记录',
  CheckOutForgotten: '忘记下班打卡',
  CorrectionProposed: '申请更正',
  CorrectionWithdrawn: '撤回更正',
  CorrectionApproved: '批准更正',
  CorrectionRejected: '驳回更正',
  AttendanceRulesSet: '设定考勤规则',
  AttendanceRulesRemoved: '移除考勤规则',
} satisfies NamesLike<typeof english>
