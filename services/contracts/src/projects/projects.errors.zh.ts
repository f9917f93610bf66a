import { errorWords } from '../kernel/errors'
import type { projectErrors } from './projects.errors'

export const projectsErrorsZh = errorWords<'zh', typeof projectErrors>()({
  'project.not_member': '员工不在项目中。请先添加',
  'project.employee_unknown': '请选择员工！',
  'project.archived': '此项目已归档，请先恢复。',
  'project.status_unknown': '此状态不属于该项目。',
  'project.status_taken': '此名称已被使用。',
  'project.status_one_of_each': '项目有一个默认状态和一个最终状态；请先另选一个。',
  'project.status_both': '默认状态不能同时是最终状态。',
  'project.status_in_use': '有任务处于此状态，请先为其指定其他状态。',
  'project.task_stale': '其间有他人更改了此任务。现在显示的是最新内容。',
  'project.too_many_tasks': '一个项目最多10,000个任务。',
  'project.too_many_statuses': '一个项目最多50个状态。',
  'project.too_many_members': '一个项目最多5,000名成员。',
  'project.list_unknown': '此任务列表不属于该项目。',
  'project.task_dates': '截止日期不能早于开始日期。',
  'project.name': '请输入项目名称！',
  'project.status_name': '请输入状态名称！',
  'project.colour': '请选择颜色。',
  'project.title': '请输入标题！',
})
