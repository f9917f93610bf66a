import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  tab: '清单',
  all: '全部',
  empty: {
    title: '没有待办事项',
    text: '入职和离职清单中由你负责的事项会显示在这里。',
  },
})
