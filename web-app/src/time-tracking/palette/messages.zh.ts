import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  findTask: '查找任务',
  otherProjects: '其他项目',
  noTasks: '您没有未完成的任务。',
  noSuchTask: '未找到任务。',
  take: '设置{{tags}}',
  clear: '移除所有标签',
  stopped: '计时器已在此期间停止。',
})
