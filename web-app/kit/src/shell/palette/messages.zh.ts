import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  recent: '最近',
  placeholder: '搜索页面、人员、记录和操作',
  pages: '页面',
  people: '人员',
  projects: '项目',
  clients: '客户',
  invoices: '发票',
  draft: '给{{name}}的草稿',
  actions: '操作',
  empty: '未找到“{{q}}”的结果。',
  back: '所有结果',
})
