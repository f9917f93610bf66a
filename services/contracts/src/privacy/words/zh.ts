import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'data-export': '数据导出',
  },
  fields: {
    deleted: '已删除',
    ended_on: '最后一天',
    erasable_on: '保存至',
    erased_at: '擦除时间',
    erased_by: '擦除人',
    expires_at: '过期时间',
    export_id: '导出',
    held: '保全中',
    held_at: '保全起始时间',
    held_by: '保全设置人',
    hold_reason: '保全原因',
    kept_from: '保存起始日',
    percent: '百分比',
    proposed_at: '申请擦除时间',
    proposed_by: '擦除申请人',
    requested_at: '请求时间',
    waits_until: '擦除等待至',
  },
  values: {
    workspace: '公司',
  },
} satisfies WordsLike<typeof english>
