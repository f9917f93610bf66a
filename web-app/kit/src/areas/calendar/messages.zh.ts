import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  page: '活动',
  add: '添加活动',
  edit: '编辑活动',
  title: '活动名称',
  duration: '时长',
  durations: {
    day: '一天',
    days: '多天',
  },
  date: '活动日期',
  lastDate: '最后一天',
  range: '日期范围',
  zone: '时区',
  location: '地点',
  office: '办公地点',
  everybody: '所有人',
  officeHint: '该办公地点的员工会收到邀请。时间以该办公地点或公司的当地时间为准。',
  description: '说明',
  notify: '邮件通知',
  when: '时间',
  show: '显示',
  upcoming: '即将开始',
  past: '已结束',
  all: '全部',
  view: '打开',
  delete: '删除',
  deleteTitle: '删除{{title}}？',
  deleteText: '所有收到过通知的人都会收到取消通知。历史记录保留在事件日志中。',
  empty: {
    title: '还没有活动',
    text: '添加第一个公司活动。',
    reader: '活动由管理员添加。',
  },
  toast: {
    added: '活动已添加',
    edited: '活动已修改',
    deleted: '活动已删除',
    addFailed: '添加活动失败',
    editFailed: '修改失败',
    deleteFailed: '删除失败',
  },
  event: {
    CompanyEventAdded: '添加活动',
  },
})
