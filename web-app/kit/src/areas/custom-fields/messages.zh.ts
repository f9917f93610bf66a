import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  title: '自定义字段',
  companyTitle: '公司资料',
  history: '自定义字段的历史记录',
  updated: '信息已更新',
  adminsSee: '仅管理员可见。',
  adminsEdit: '仅管理员可修改。',
  download: '下载{{name}}',
  removeFile: '移除文件',
  removeTitle: '移除{{name}}？',
  removeText: '文件将从此字段移除。历史记录中仍保留文件名。',
  removed: '文件已移除',
  valuesChanged: '修改自定义字段',
})
