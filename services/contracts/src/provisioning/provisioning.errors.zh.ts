import { errorWords } from '../kernel/errors'
import type { provisioningErrors } from './provisioning.errors'

export const provisioningErrorsZh = errorWords<'zh', typeof provisioningErrors>()({
  'provisioning.own_mapping': '须由另一位管理员确认此映射。',
  'provisioning.nothing_waits': '此组没有待确认的映射。',
  'provisioning.employment_ended': '此人的雇佣关系已结束。请先在Workledger中重新雇用。',
  'provisioning.own_role':
    '令牌不能为其创建者或持有人授予权限更多的角色。请使用另一位管理员的令牌。',
  'provisioning.groups_most': '一家公司最多有{groups}个组，成员总数最多{most}名。',
  'provisioning.members_most': '一个组最多有{most}名成员。',
  'provisioning.user_name': '此用户名已被他人使用。',
  'scim.filter': '无法读取此筛选条件，或其过长。',
  'scim.unfiltered': '定义不支持筛选。',
  'scim.path': '无法读取此路径。',
  'scim.target': '操作的路径没有匹配项。',
  'scim.syntax': '请求正文不是此调用接受的SCIM消息。',
  'scim.value': '{field}的值无法接受。',
  'scim.mutability': '{field}不可更改。',
  'scim.unique': '已存在同名的组。',
  'scim.member': '有成员不属于此公司。',
  'scim.department_unknown': '没有此名称的部门，因此此人的部门保持不变。请先添加部门，再同步。',
  'scim.changed_meanwhile': '记录已在此期间更改。请重新读取。',
})
