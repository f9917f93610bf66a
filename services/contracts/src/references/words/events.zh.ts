import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ReferenceClaimed: '记录开始使用',
  ReferencesClaimed: '多条记录开始使用',
  ReferenceReleased: '记录不再使用',
  ReferencesClosed: '记录不再接受新引用',
} satisfies NamesLike<typeof english>
