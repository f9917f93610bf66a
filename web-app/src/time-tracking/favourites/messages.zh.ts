import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  title: '收藏',
  edit: '编辑收藏',
  add: '添加到收藏',
  added: '已添加到收藏',
  start: '启动{{name}}',
  stop: '停止{{name}}',
  up: '上移{{name}}',
  down: '下移{{name}}',
  remove: '从收藏中移除{{name}}',
  ask: '从收藏中移除“{{name}}”？',
  askText: '已记录的时间会保留。',
  askAction: '移除',
  none: '还没有收藏',
  noneText: '在记录的菜单中选择“添加到收藏”。',
  find: '查找收藏',
  unfound: '未找到收藏。',
})
