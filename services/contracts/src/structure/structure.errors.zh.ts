import { errorWords } from '../kernel/errors'
import type { structureErrors } from './structure.errors'

export const structureErrorsZh = errorWords<'zh', typeof structureErrors>()({
  'structure.name_taken': '此名称已被使用。',
  'structure.main_office': '总部办公地点不能删除。',
  'structure.in_use': '仍有员工或设备属于它。请先转移。',
  'structure.designation_in_use': '有合同使用此职务，包括以往的合同。请先为其指定其他职务。',
  'structure.permission_unknown': '没有权限{permission}。',
  'structure.permission_not_held': '你不能授予自己没有的权限。',
  'structure.role_fixed': '“管理员”和“员工”角色不能更改。',
  'structure.role_in_use': '仍有人员拥有此角色。请先为其指定其他角色。',
  'structure.roles_most': '一家公司最多{most}个角色。',
  'structure.office': '请输入办公地点名称！',
  'structure.address': '请输入地址！',
  'structure.department': '请输入部门名称！',
  'structure.designation': '请输入职务名称！',
  'structure.role': '请输入角色名称！',
})
