import { errorWords } from '../kernel/errors'
import type { checklistErrors } from './checklists.errors'

export const checklistsErrorsZh = errorWords<'zh', typeof checklistErrors>()({
  'checklist.name': '请输入清单名称！',
  'checklist.item_text': '请填写需要做的事！',
  'checklist.no_items': '清单至少需要一个事项。',
  'checklist.most_items': '清单最多{most}个事项。',
  'checklist.days': '请选择-{most}到{most}之间的天数。',
  'checklist.owner': '请选择负责人！',
  'checklist.name_taken': '已有同名清单。',
  'checklist.most_templates': '一家公司最多{most}个清单。',
  'checklist.kind': '请选择用于入职还是离职！',
  'checklist.template': '请选择清单！',
  'checklist.employee': '请选择员工！',
  'checklist.day': '请选择日期！',
  'checklist.open': '此清单已启动且尚未结束。',
  'checklist.most_open': '一名员工最多有{most}个未结束的清单。',
  'checklist.cancelled': '此清单已取消。',
  'checklist.reason': '请说明原因！',
  'checklist.status': '请选择done、not_needed或open。',
})
