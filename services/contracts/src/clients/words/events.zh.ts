import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ClientAdded: '添加客户',
  ClientChanged: '修改客户',
  ClientDeleted: '删除客户',
} satisfies NamesLike<typeof english>
