import { errorWords } from '../kernel/errors'
import type { timerErrors } from './time-tracking.errors'

export const timeTrackingErrorsZh = errorWords<'zh', typeof timerErrors>()({
  'timer.description_and_project': '没有说明和项目时不能启动计时器',
  'timer.description': '没有说明时不能启动计时器',
  'timer.description_blank': '说明不能为空',
  'timer.future': '不能选择将来的时间',
  'timer.too_short': '一条记录至少持续一秒。',
  'timer.too_long': '一条记录最长24小时。',
  'timer.too_old': '不能选择10年以前的时间。',
  'timer.end_before_start': '结束时间早于开始时间。',
  'timer.ended': '此记录已结束。',
  'timer.project_unknown': '未知项目。',
  'timer.task_unknown': '此任务不属于该项目。',
  'timer.task_not_yours': '此任务未分配给你。请先把任务分配给自己。',
  'timer.billed': '此工时已开入发票{number}，不能再更改或删除。',
  'timer.billed_draft': '此工时在一张发票草稿上。更改或删除前，请先将其从发票移除。',
})
