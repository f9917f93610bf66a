import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  begin: '选择记录',
  end: '结束选择',
  bar: '已选记录',
  row: '选择：{{name}}',
  key: '选择或取消选择记录',
  untitled: '无说明',
  all: '全选',
  delete: '删除',
  selected_other: '已选{{count}}条',
  ask_other: '要删除{{count}}条记录吗？',
  changed_other: '已更改{{count}}条记录',
  deleted_other: '已删除{{count}}条记录',
})
