import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  SampleDrawn: '抽取样本',
  SampleItemMarked: '标记样本项目',
  SampleNoteWritten: '填写样本项目备注',
  SampleFinished: '完成抽样',
  SampleReopened: '重新打开抽样',
  SampleDeleted: '删除抽样',
} satisfies NamesLike<typeof english>
