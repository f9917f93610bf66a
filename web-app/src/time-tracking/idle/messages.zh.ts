import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  title: '您离开过',
  text: '从{{from}}到{{to}}（{{length}}），“{{name}}”在计时，但此处没有输入。',
  keep: '保留时间',
  keepText: '计入工时，历史记录会注明您保留了它。',
  discard: '丢弃',
  discardText: '记录在{{from}}结束。',
  goOn: '丢弃并继续',
  goOnText: '记录在{{from}}结束，同一工作从{{to}}重新开始。',
  split: '拆分',
  splitText: '离开的时间成为单独的记录，计时器继续。',
  what: '离开时做了什么？',
  back: '返回',
  setting: '空闲时间',
  off: '从不询问',
  after_other: '{{count}}分钟后询问',
})
