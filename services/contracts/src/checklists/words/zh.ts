import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'checklist-templates': '清单模板',
    checklists: '清单',
  },
  tables: {
    checklist_items: '清单事项',
    checklists: '清单',
  },
  fields: {
    automatic: '自动',
    begun_at: '启动时间',
    checklist: '清单',
    checklist_id: '清单',
    checklists: '清单',
    due_on: '截止日期',
    employment: '雇佣',
    items_count: '事项数',
    next_due_on: '下一截止日期',
    owner: '负责人',
    owner_name: '负责人姓名',
    settled_at: '办结时间',
    settled_by: '办结人',
    settled_count: '已办结事项数',
    settled_name: '办结人',
  },
  columns: {
    checklists: {
      day: '首日或末日',
    },
    'checklist-items': {
      text: '事项',
    },
  },
  values: {
    contract_end: '合同到期',
    done: '已完成',
    hire: '录用',
    joining: '入职',
    leaving: '离职',
    manager: '主管',
    termination: '终止雇佣',
  },
} satisfies WordsLike<typeof english>
