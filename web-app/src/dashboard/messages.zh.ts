import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  title: '工作台',
  welcome: '欢迎，{{name}}！',
  employeeId: '员工编号',
  designation: '职务',
  have: '你有',
  today: {
    label: '今天',
    clock: '打卡',
    timer: '计时器',
    away: '今日休假',
  },
})
