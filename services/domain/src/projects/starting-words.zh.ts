import type { en } from './starting-words.en'

export const zh: typeof en = {
  statuses: { todo: '待办', doing: '进行中', done: '已完成' },
}
