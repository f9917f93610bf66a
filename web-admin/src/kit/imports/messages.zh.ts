import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  columns: { started: '开始时间', by: '操作人' },
  status: '状态',
  anyStatus: '任意状态',
  history: '历史记录',
  actionsOf: '对 {{when}} 的导入的操作',
  row: '行',
  title: '被拒绝的行',
  none: '没有被拒绝的行。',
  rows_other: '{{count}} 行',
  inRows: '第 {{rows}} 行',
  save: '保存为 CSV',
  column: '列',
  reason: '原因',
  most: '文件包含前 {{rows}} 行。',
  choose: '选择文件',
  nothingYet: '在您看到结果之前不会导入任何内容。',
  again: '再次导入同一文件只会添加尚不存在的记录。',
  undo: '可以撤销整次导入。',
})
