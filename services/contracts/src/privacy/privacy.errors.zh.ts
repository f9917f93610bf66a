import { NOTICE_DAYS } from '../kernel/closing'
import { errorWords } from '../kernel/errors'
import { LEAST_RETENTION_YEARS, MOST_RETENTION_YEARS } from '../kernel/retention'
import type { privacyErrors } from './privacy.errors'

export const privacyErrorsZh = errorWords<'zh', typeof privacyErrors>()({
  'privacy.years': `请选择${LEAST_RETENTION_YEARS}到${MOST_RETENTION_YEARS}年。`,
  'privacy.retention':
    '保存期限（{years}年）自最后工作日或最后付薪日起计算，或自登记离职之日起计算。个人数据自{day}起可以擦除。',
  'privacy.second_person': '此擦除由你提出。须由另一名有权擦除个人数据的人确认。',
  'privacy.waits': '没有其他人可以确认此擦除。你自{until}起可以执行。',
  'privacy.not_proposed': '没有擦除此人数据的申请。',
  'privacy.own': '你不能擦除自己的个人数据。须由他人执行。',
  'privacy.held': '此人处于法律保全中。请先解除保全。',
  'privacy.not_held': '此人没有法律保全。',
  'privacy.erased': '此人的个人数据已擦除。',
  'privacy.in_draft': '此人在未批准的发薪批次中。请先批准或删除该批次。',
  'privacy.name': '请完全按显示的内容输入此人的姓名。',
  'privacy.export_making': '正在生成导出文件，稍后即可使用。',
  'privacy.export_ready': '已有可下载的导出文件。待其过期后可再次生成。',
  'privacy.no_export': '没有可下载的导出文件。请先生成。',
  'privacy.notice': `请选择${NOTICE_DAYS.least}到${NOTICE_DAYS.most}天。`,
  'privacy.company_name': '请完全按显示的内容输入公司名称。',
  'privacy.closing': '已预告关闭此公司。',
  'privacy.not_closing': '此公司没有关闭计划。',
  'privacy.closed': '此公司已关闭：不能再作任何更改。在公司数据擦除之前，管理员可以撤回关闭。',
  'privacy.reason': '请说明必须保留数据的原因。',
})
