import { errorWords } from '../kernel/errors'
import type { sampleErrors } from './samples.errors'

export const sampleErrorsZh = errorWords<'zh', typeof sampleErrors>()({
  'sample.name': '请为抽样命名。',
  'sample.seed': '种子为八位十六进制数字，例如7F3A-91C2。',
  'sample.size': '请选择1到{most}的数量。',
  'sample.nothing': '这些日子没有可抽取的内容。',
  'sample.too_many': '这些日子超过{most}项。请选择较短的期间。',
  'sample.author': '只有抽取此样本的人可以处理它。请自行抽样。',
  'sample.finished': '此抽样已完成。请先重新打开。',
  'sample.in_progress': '此抽样已在进行中。',
  'sample.open_items': '没有结果的项目：{open}。请先逐项标记。',
  'sample.notes_missing': '没有文字的例外和备注：{open}。请先填写你的发现。',
})
