import { errorWords } from '../kernel/errors'
import type { surveyErrors } from './surveys.errors'

export const surveysErrorsZh = errorWords<'zh', typeof surveyErrors>()({
  'survey.name': '请输入问卷名称！',
  'survey.privacy': '请选择类型！',
  'survey.question': '请输入问题！',
  'survey.answer_type': '请选择类型！',
  'survey.most_questions': '一份问卷最多{most}个问题。',
  'survey.order': '请将每个问题各列出一次。其间可能有他人添加或删除了问题。',
  'survey.no_questions': '发送问卷前，请至少添加一个已启用的问题。',
  'survey.disabled': '此问卷已停用。发送前请在其设置中启用。',
  'survey.nobody': '没有员工有邮箱可接收问卷。',
  'survey.key': '密钥无效',
  'survey.answer_required': '此字段为必填',
  'survey.answer_long': '最多1,000个字符。',
  'survey.rating': '请按1到5评分',
  'survey.too_few': '匿名问卷的答卷至少五份一起收取。',
})
