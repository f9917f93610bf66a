import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  everything: '全部权限',
  nothing: '仅限每名员工都能做的事：自己的工时、休假、报销和个人资料。',
  notHeld: '你不能授予自己没有的权限。',
  group: {
    company: '公司',
    people: '人员',
    areas: '模块',
    audit: '审计',
  },
  permission: {
    edit_company: '编辑公司',
    manage_company: '管理公司',
    edit_manager: '编辑合同',
    manage_employee: '皇冠标识',
    manage_payroll: '薪资',
    manage_recruiting: '招聘',
    manage_invoices: '发票',
    manage_time_off: '休假',
    manage_surveys: '问卷',
    view_audit: '查看全部',
  },
  about: {
    edit_company: '公司设置、办公地点、角色、人员的部门和主管，以及以下所有权限',
    manage_company: '添加人员、审批申请、管理各个模块',
    edit_manager: '合同的内容和版本，自己的合同除外',
    manage_employee: '与“编辑公司”一起授予时，姓名旁显示皇冠',
    manage_payroll: '所有员工的发薪批次、工资条和付款文件',
    manage_recruiting: '招聘职位和候选人',
    manage_invoices: '发票及其付款',
    manage_time_off: '所有员工的休假：申请、余额和调整',
    manage_surveys: '问卷及其结果',
    view_audit: '可读取所有列表、记录和历史，包括薪资，但不能更改',
  },
})
