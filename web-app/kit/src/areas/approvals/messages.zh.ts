import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  title: '审批步骤',
  goesTo: '将提交给 {{names}}。',
  then: '{{before}}，然后 {{next}}',
  or: '{{before}} 或 {{next}}',
  manager: '经理',
  admin: '管理员',
  roleGone: '已删除的角色',
  noOne: '无人',
  waitsFor: '等待 {{names}} 审批',
  approved: '已批准',
  waiting: '待审批',
  coming: '之后',
  skipped: '已跳过',
  skippedWhy: '没有其他人可以审批。',
  former: '前员工',
  byOn: '{{name}}，{{when}}',
  escalated: '{{names}}也可以审批。',
  admins: '管理员',
  managersManager: '经理的经理',
  adminLast: '没有其他人可以审批，因此最后由管理员审批。',
  close: '关闭',
  escalates_other: '{{count}} 天后，{{names}}也可以审批。',
})
