import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  checkIn: '上班打卡',
  checkOut: '下班打卡',
  forgotten:
    '你打上班卡后的时间已超过单次出勤的时长。如果忘记打下班卡，请在个人资料中提交你的下班时间。',
  breaks: '休息',
  onBreak: '休息：{{time}}起休息',
  group: '考勤',
  planned: {
    title: '计划任务',
    field: '你今天计划做什么',
    saved: '计划任务已更新',
  },
  plans: {
    title: '计划',
    open: '计划',
  },
  out: {
    title: '下班打卡',
    planned: '计划：{{plan}}',
    saved: '信息已更新',
  },
  failed: '修改失败',
  today: {
    out: '未上班',
    since: '{{time}}上班',
    onBreak: '{{time}}起休息',
  },
  ring: {
    title_other: '{{present}}/{{count}}天',
    text: '{{month}}至今的出勤',
  },
})
