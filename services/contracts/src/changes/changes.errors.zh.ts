import { errorWords } from '../kernel/errors'
import type { changesErrors } from './changes.errors'

export const changesErrorsZh = errorWords<'zh', typeof changesErrors>()({
  'changes.position': '这不是变更流的位置。请发送上一个答复中的 `next`。',
  'changes.type': '没有名为{name}的公开事件。',
  'changes.rights_changed':
    '自该位置以来，你可读取的内容已有变化。请从{position}继续，或不带位置重新开始，以读取你现在可读取的全部内容。',
  'changes.log_restored':
    '日志中已没有该位置，例如在恢复备份之后。请核对你的记录，然后不带位置重新开始；若只需新事件，请使用 `now`。',
})
