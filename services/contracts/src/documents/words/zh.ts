import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    document: '文档',
  },
  tables: {
    documents: '文档',
  },
  fields: {
    author_first_name: '上传人名',
    author_id: '上传人',
    author_last_name: '上传人姓',
    author_name: '上传人',
    created_at: '上传日期',
    expires_on: '到期日',
    filename: '文档名称',
    files: '文件',
    reminded: '已提醒',
    type: '文档类型',
    uploaded_at: '上传时间',
    version: '版本',
    visibility: '可见范围',
  },
  columns: {
    documents: {
      size: '大小（字节）',
    },
  },
  values: {
    kept: '保留',
    managers: '主管',
  },
} satisfies WordsLike<typeof english>
