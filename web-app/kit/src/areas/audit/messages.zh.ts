import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  tab: '审计员查看记录',
  viewer: '查看人',
  area: '内容',
  at: '时间',
  empty: '没有审计员查看过此记录。',
  told: '每位审计员对每类记录每小时记录一次。',
})
