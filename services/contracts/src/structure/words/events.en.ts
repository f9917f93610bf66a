/** Names of this area's events. */
export default {
  OfficeAdded: 'Office added',
  OfficeChanged: 'Office changed',
  OfficeRemoved: 'Office deleted',
  DepartmentAdded: 'Department added',
  DepartmentRenamed: 'Department renamed',
  DepartmentRemoved: 'Department deleted',
  DesignationAdded: 'Designation added',
  DesignationRenamed: 'Designation renamed',
  DesignationRemoved: 'Designation deleted',
  RoleAdded: 'Role added',
  RoleChanged: 'Role changed',
  RoleSecondFactorChanged: 'Second factor of the role changed',
  RoleRemoved: 'Role deleted',
} as const
