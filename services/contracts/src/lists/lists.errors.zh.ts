import { errorWords } from '../kernel/errors'
import type { listErrors } from './lists.errors'

export const listsErrorsZh = errorWords<'zh', typeof listErrors>()({
  'export.too_many': '电子表格最多{rows}行。请选择CSV，或减少行数。',
  'export.too_large': '这些行对一个工作簿来说过长。请导出为CSV，或缩小列表范围。',
  'export.too_slow': '生成文件用时过长，已停止。请稍后重试，或缩小列表范围。',
  'list.sort_shape': 'Sort的格式为["column","ASC"]或["column","DESC"]。',
  'list.range_shape': 'Range的格式为[first,last]，从0开始计数，最多1000行。',
  'list.filter_shape': 'Filter是由列和值组成的JSON对象。',
  'export.language': '请选择语言：en、zh、es、fr、it或ar。',
  'export.separator': '请选择comma、semicolon或tab。',
  'export.format': '请选择csv或xlsx。',
})
