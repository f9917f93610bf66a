import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  LeaveRequested: '申请休假',
  LeaveChanged: '修改休假',
  LeaveRecounted: '重新计算天数',
  LeaveApproved: '批准休假',
  LeaveRejected: '驳回休假',
  LeaveShortened: '退回未被发薪批次使用的天数',
  LeaveDeleted: '删除休假',
  LeaveDaysUsedInPayRun: '计入发薪批次',
  LeaveDaysReleased: '发薪批次已冲销',
  LeaveAdjusted: '调整余额',
  LeaveAdjustmentChanged: '修改调整',
  LeaveAdjustmentDeleted: '删除调整',
  LeaveYearClosed: '年度结算',
  ApprovalDelegated: '委托审批',
  ApprovalDelegationEnded: '结束委托审批',
  LeaveTypeAdded: '添加休假类型',
  LeaveTypeChanged: '修改休假类型',
  LeaveTypeArchived: '删除休假类型',
  LeavePolicyAdded: '添加休假制度',
  LeavePolicyChanged: '修改休假制度',
  LeavePolicyArchived: '删除休假制度',
  HolidayAdded: '添加节假日',
  HolidayChanged: '修改节假日',
  HolidayDeleted: '删除节假日',
} satisfies NamesLike<typeof english>
