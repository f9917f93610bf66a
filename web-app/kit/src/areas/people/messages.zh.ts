import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  about: '基本信息',
  address: '地址',
  gender: '性别',
  male: '男',
  female: '女',
  other: '其他',
  nationality: '国籍',
  phone: '电话',
  email: '邮箱',
  city: '城市',
  state: '省/州',
  country: '国家/地区',
  choose: '请选择',
  updated: '信息已更新',
  invalid: '数据无效',
  roles: {
    Admin: '管理员',
    Manager: '主管',
    Employee: '员工',
    'Payroll Officer': '薪资专员',
    Recruiter: '招聘专员',
    Accountant: '会计',
    Auditor: '审计员',
  },
})
