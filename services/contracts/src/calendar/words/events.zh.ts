import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CompanyEventAdded: '添加活动',
  CompanyEventChanged: '修改活动',
  CompanyEventDeleted: '删除活动',
  CalendarFeedAdded: '添加日历链接',
  CalendarFeedRevoked: '撤销日历链接',
} satisfies NamesLike<typeof english>
