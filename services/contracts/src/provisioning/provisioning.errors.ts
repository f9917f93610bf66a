import { errors } from '../kernel/errors'

export const provisioningErrors = errors({
  'provisioning.own_mapping': [409, 'Another admin must confirm this mapping.'],
  'provisioning.nothing_waits': [409, 'No mapping of this group waits for a confirmation.'],
  'provisioning.employment_ended': [
    409,
    'The employment of this person has ended. Rehire them in Workledger first.',
  ],
  'provisioning.own_role': [
    403,
    'A token cannot give its own maker or holder a role with more permissions. Use a token of another admin.',
  ],
  'provisioning.groups_most': [
    409,
    'A company has at most {groups} groups, with {most} members in all.',
  ],
  'provisioning.members_most': [409, 'A group has at most {most} members.'],
  'provisioning.user_name': [409, 'Another person has this user name already.'],
  'scim.filter': [400, 'This filter cannot be read, or is too long.'],
  'scim.unfiltered': [403, 'Definitions take no filter.'],
  'scim.path': [400, 'This path cannot be read.'],
  'scim.target': [400, 'The path of the operation matches nothing.'],
  'scim.syntax': [400, 'The body is no SCIM message that this call takes.'],
  'scim.value': [400, '{field} has a value that cannot be taken.'],
  'scim.mutability': [400, '{field} cannot be changed.'],
  'scim.unique': [409, 'A group with this name exists already.'],
  'scim.member': [400, 'A member is no person of this company.'],
  'scim.department_unknown': [
    409,
    'No department has this name, so the person keeps theirs. Add it, then sync again.',
  ],
  'scim.changed_meanwhile': [412, 'The record has changed meanwhile. Read it again.'],
})
