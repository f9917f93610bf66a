import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  OfficeAdded: '添加办公地点',
  OfficeChanged: '修改办公地点',
  OfficeRemoved: '删除办公地点',
  DepartmentAdded: '添加部门',
  DepartmentRenamed: '重命名部门',
  DepartmentRemoved: '删除部门',
  DesignationAdded: '添加职务',
  DesignationRenamed: '重命名职务',
  DesignationRemoved: '删除职务',
  RoleAdded: '添加角色',
  RoleChanged: '修改角色',
  RoleSecondFactorChanged: '修改角色的第二重验证',
  RoleRemoved: '删除角色',
} satisfies NamesLike<typeof english>
