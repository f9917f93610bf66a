import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    document: '文档',
    'document-import': '文档导入',
  },
  tables: {
    documents: '文档',
    document_imports: '文档导入',
  },
  fields: {
    added: '已添加',
    archive_files: '压缩包中的文件',
    archive_size: '压缩包大小（字节）',
    author_first_name: '上传人名',
    author_id: '上传人',
    author_last_name: '上传人姓',
    author_name: '上传人',
    changed: '已更改',
    created_at: '上传日期',
    documents: '文档',
    done: '已处理',
    expires_on: '到期日',
    filename: '文档名称',
    files: '文件',
    import_id: '导入',
    kept: '已保留',
    known: '已存在',
    present: '现有',
    refused: '被拒绝',
    reminded: '已提醒',
    removed: '已移除',
    rows: '文件',
    started_at: '开始时间',
    started_by: '发起人',
    type: '文档类型',
    uploaded_at: '上传时间',
    version: '版本',
    visibility: '可见范围',
  },
  columns: {
    documents: {
      size: '大小（字节）',
    },
    'document-imports': {
      size: '大小（字节）',
    },
  },
  values: {
    kept: '保留',
    managers: '主管',
    running: '进行中',
    finished: '已完成',
    interrupted: '已中断',
    undone: '已撤销',
    partly_undone: '部分撤销',
  },
} satisfies WordsLike<typeof english>
