import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  times: '更改时间',
  day: '日期',
  send: '重新发送',
})
