import { errorWords } from '../kernel/errors'
import type { documentsErrors } from './documents.errors'

export const documentsErrorsZh = errorWords<'zh', typeof documentsErrors>()({
  'documents.name': '请输入文档名称！',
  'documents.type': '请输入文档类型！',
  'documents.link': '此链接无法打开文档。请打开文档列表并从中下载。',
  'documents.same_file': '文档中已是此文件。',
  'documents.most_versions': '一份文档最多{most}个版本。请添加新文档。',
})
