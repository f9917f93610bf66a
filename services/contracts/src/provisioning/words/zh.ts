import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    provisioning: '目录',
    'provisioned-group': '目录组',
  },
  fields: {
    add_departments: '添加部门',
    added: '已添加',
    confirmed_by: '确认人',
    confirmed: '确认人',
    external_id: '目录中的ID',
    gives: '成员获得',
    group_id: '组',
    invite: '邀请新人',
    leavers: '离职者',
    mapped_by: '映射人',
    mapping: '映射',
    members: '成员',
    names: '用户名',
    people: '人员',
    removed: '已移除',
    source: '来源',
    state: '状态',
    target: '类型',
    target_id: '角色或部门',
    user_name: '用户名',
    user_name_key: '用户名（散列）',
    waits: '等待另一位管理员',
  },
  values: {
    access: '终止访问权限',
    directory: '目录',
    sign_in: '登录',
    employment: '终止雇佣',
    department: '部门',
    role: '角色',
    mapped: '已映射',
    unmapped: '未映射',
    waiting: '等待另一位管理员',
  },
} satisfies WordsLike<typeof english>
