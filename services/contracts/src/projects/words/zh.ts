import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    project: '项目',
  },
  tables: {
    project_members: '项目',
    tasks: '任务',
  },
  fields: {
    active: '进行中',
    added_at: '添加时间',
    assigned: '分配给',
    author_id: '作者',
    budget: '预算',
    color: '颜色',
    complete: '完成',
    completed_at: '完成时间',
    completed_tasks: '已完成任务',
    default: '默认',
    description_by: '说明作者',
    duration: '时长',
    estimated_hours: '预计小时',
    late: '逾期天数',
    member: '成员',
    members: '成员',
    my_tasks: '我的任务',
    open_tasks: '未完成任务',
    status_changed_at: '状态起始时间',
    status_id: '状态',
    statuses: '状态',
    task_list_id: '任务列表',
    tasks: '任务',
    tasks_count: '任务数',
    title_by: '标题作者',
    turn: '顺序',
  },
  columns: {
    projects: {
      name: '项目名称',
    },
    tasks: {
      title: '任务标题',
      employee: '任务分配给',
    },
    'task-lists': {
      title: '任务列表',
    },
  },
  values: {
    list: '列表',
  },
} satisfies WordsLike<typeof english>
