import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'audit-filters': '已保存的筛选条件',
    'record-views': '审计员查看记录',
  },
  tables: {
    audit_filters: '已保存的事件筛选条件',
    record_views: '审计员查看记录',
  },
  fields: {
    actor: '操作人',
    area: '模块',
    created_at: '保存时间',
    filter_id: '筛选条件',
    owner: '保存人',
    person: '人员',
    q: '搜索内容',
    shared: '已共享',
    viewed_at: '查看时间',
    viewer: '查看人',
    viewer_id: '查看人',
  },
  columns: {
    'audit-events': {
      position: '位置',
      event: '事件',
      area: '模块',
      stream: '记录',
      revision: '修订号',
      people: '相关人员',
      record_name: '记录名称',
      actor: '操作人',
      impersonator: '实际登录人',
      token: '所用API令牌',
      occurred_at: '发生时间',
      recorded_at: '记录时间',
    },
    'audit-filters': {
      title: '筛选条件',
    },
  },
} satisfies WordsLike<typeof english>
