import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  items: '清单事项',
  text: '事项',
  about: '员工',
  checklist: '清单',
  owner: '负责人',
  owners: {
    employee: '员工本人',
    manager: '员工的主管',
    admin: '任一管理员',
    person: '指定人员',
  },
  anyAdmin: '任一管理员',
  due: '截止日期',
  overdue: '自{{day}}起逾期',
  statusLabel: '状态',
  status: {
    open: '未完成',
    done: '已完成',
    not_needed: '无需办理',
    cancelled: '已取消',
  },
  settled: '{{name}}，{{day}}',
  reason: '原因',
  done: '完成',
  notNeeded: '无需办理…',
  notNeededTitle: '为什么“{{text}}”无需办理？',
  notNeededAction: '无需办理',
  reopen: '重新打开',
  actions: '{{text}}：操作',
  toast: {
    done: '已完成：{{text}}',
    not_needed: '无需办理：{{text}}',
    open: '已重新打开：{{text}}',
  },
  kinds: {
    joining: '入职',
    leaving: '离职',
  },
})
