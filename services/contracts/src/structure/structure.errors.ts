import { errors } from '../kernel/errors'

export const structureErrors = errors({
  'structure.name_taken': [422, 'This name is in use already.'],
  'structure.main_office': [409, 'The main office cannot be deleted.'],
  'structure.in_use': [409, 'Employees still belong to it. Move them first.'],
  'structure.permission_unknown': [422, 'There is no permission {permission}.'],
})
