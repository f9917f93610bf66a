import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  page: '我的资料',
  personal: '个人信息',
  work: '工作信息',
  contract: '合同',
  avatar: '头像',
  changeAvatar: '更换头像',
  avatarFile: '新头像',
  avatarHint: 'PNG、JPEG、GIF或WebP。',
  avatarDone: '头像已更新',
  weekStart: '每周第一天',
  weekStartHint: '用于你的报表、日历和日期字段。',
  weekChanged: '每周第一天已更改',
  job: '岗位信息',
  oid: '员工编号',
  role: '角色',
  manager: '主管',
  timeOffManager: '休假审批人',
  office: '办公地点',
  department: '部门',
  designation: '职务',
  policy: '休假制度',
  hired: '入职日期',
  jobLocked: '如需更改，请联系管理员。',
  edit: '在管理后台编辑',
})
