import { translation } from '../../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  page: '员工',
  tabs: {
    directory: '通讯录',
    team: '团队',
    live: '实时状态',
    chart: '组织架构图',
  },
  noLive: '实时状态仅供管理员以及主管查看各自团队。',
  search: '搜索员工',
  all: '全部',
  admin: '公司管理员',
  column: {
    oid: '编号',
    name: '姓名',
    department: '部门',
    designation: '职务',
    office: '办公地点',
    contact: '联系方式',
    requests: '申请',
    tasks: '任务',
    checkedIn: '上班打卡',
    workingOn: '正在处理',
  },
  pending_other: '{{count}}个待审批申请',
  menu: {
    open: '{{name}}：操作',
    profile: '个人资料',
    requests: '申请',
  },
  live: {
    filter: '当前',
    in: '已上班',
    out: '未上班',
    since: '自{{time}}起',
    break: '{{time}}起休息',
    left: '{{time}}下班',
    never: '从未打卡',
    unnamed: '无说明',
  },
  empty: {
    title: '还没有人员',
    text: '管理员添加同事后，会显示在这里。',
  },
  emptyTeam: {
    title: '没有人向你汇报',
    text: '你管理的人员会显示在这里。',
  },
  chart: {
    empty: {
      title: '还没有汇报关系',
      text: '组织架构图按个人资料中的主管显示。',
    },
    reports_other: '{{count}}名下属',
    more_other: '再显示{{count}}人',
    alone: '没有主管也没有下属',
    closer: '放大',
    further: '缩小',
  },
})
