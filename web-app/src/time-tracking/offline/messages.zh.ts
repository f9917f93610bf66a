import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  times: '更改时间',
  day: '日期',
  send: '重新发送',
  anyway: '仍然更改',
  yours: '您的更改',
  there: '现在',
  lost: '服务器上的记录保持不变。',
  none: '无',
  idle: '保留离开时间：',
})
