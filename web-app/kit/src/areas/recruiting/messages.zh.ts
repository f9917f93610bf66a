import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  page: '我的面试',
  search: '搜索面试',
  show: '显示',
  upcoming: '即将开始',
  past: '已结束',
  all: '全部',
  candidate: '候选人',
  opening: '招聘职位',
  when: '时间',
  minutes: '{{minutes}}分钟',
  place: '地点',
  people: '面试官',
  status: '状态',
  states: {
    cancelled: '已取消',
    given: '已反馈',
    awaited: '等待你的反馈',
    scheduled: '已安排',
  },
  give: '提交反馈',
  giveOn: '对{{name}}提交反馈',
  change: '修改反馈',
  changeOn: '修改对{{name}}的反馈',
  rating: '评分',
  ratingHint: '从1（不合适）到5（优秀）。同时计为你对该候选人的评分。',
  text: '反馈',
  textHint: '候选人看不到此内容。其他面试官在提交自己的反馈后才能看到。',
  others: '其他反馈',
  saved: '反馈已保存',
  empty: {
    title: '没有面试',
    text: '你的面试会显示在这里。',
  },
  showPast: '显示已结束的面试',
})
