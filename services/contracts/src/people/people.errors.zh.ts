import { errorWords } from '../kernel/errors'
import type { peopleErrors } from './people.errors'

export const peopleErrorsZh = errorWords<'zh', typeof peopleErrors>()({
  'people.oid_taken': '此员工编号已被使用。',
  'people.email_taken': '已有使用此邮箱的员工。',
  'people.terminated': '此员工已离职。',
  'people.access_stopped': '此员工的访问已停止。',
  'people.not_terminated': '此员工未离职。',
  'people.joined': '此员工已加入。',
  'people.no_email': '此员工没有邮箱。',
  'people.manager_circle': '员工不能直接或通过他人成为自己的主管。',
  'people.has_records':
    '此人有考勤、休假、报销或工资记录，必须保留。请先办理离职，之后才能删除记录。',
  'people.last_admin': '至少须有一人保留“管理员”角色。',
  'people.self': '你不能对自己执行此操作。',
  'people.first_name': '请填写名！',
  'people.last_name': '请填写姓！',
  'people.effective_on': '请选择今年内、不晚于今天的日期。',
  'people.rehire_date': '请选择新的入职首日！',
  'people.rehired_too_early': '新的入职首日必须晚于上一段雇佣的最后一天{day}。',
  'people.rehired_too_late': '新的入职首日必须在一年之内。',
  'people.ended_before': '最后一天不得早于上一段雇佣的结束日{day}。',
  'people.ended_before_hire':
    '最后一天不得早于入职首日{day}。请更正入职日期，或删除从未入职的员工。',
  'people.ended_before_work': '最后一天不得早于此员工最后工作的日期{day}。请选择该日或更晚的日期。',
  'people.hired_after_end': '入职首日不得晚于最后一天{day}。',
  'people.termination_date': '请选择离职日期！',
})
