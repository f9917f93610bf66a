import { errors } from '../kernel/errors'

export const structureErrors = errors({
  'structure.name_taken': [422, 'This name is in use already.'],
  'structure.main_office': [409, 'The main office cannot be deleted.'],
  'structure.in_use': [409, 'Employees or devices still belong to it. Move them first.'],
  'structure.designation_in_use': [
    409,
    'Contracts name this designation, earlier ones included. Give them another one first.',
  ],
  'structure.permission_unknown': [422, 'There is no permission {permission}.'],
  'structure.permission_not_held': [
    403,
    'You cannot give a permission that you do not hold yourself.',
  ],
  'structure.role_fixed': [409, 'The roles Admin and Employee stay as they are.'],
  'structure.role_in_use': [409, 'People still hold this role. Give them another one first.'],
  'structure.roles_most': [409, 'A company has at most {most} roles.'],
  'structure.office': [422, 'Please Enter the Office Name!'],
  'structure.address': [422, 'Please Enter the Address!'],
  'structure.department': [422, 'Please input the Department Name!'],
  'structure.designation': [422, 'Please input the Designation Name!'],
  'structure.role': [422, 'Please input the Role Name!'],
})
