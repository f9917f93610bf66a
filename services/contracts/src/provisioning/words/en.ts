import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    provisioning: 'Directory',
    'provisioned-group': 'Group of the directory',
  },
  fields: {
    added: 'Added',
    confirmed_by: 'Confirmed by',
    confirmed: 'Confirmed by',
    external_id: 'Id in the directory',
    gives: 'Members get',
    group_id: 'Group',
    invite: 'Invite joiners',
    leavers: 'Leavers',
    mapped_by: 'Mapped by',
    mapping: 'Mapping',
    members: 'Members',
    names: 'User names',
    people: 'People',
    removed: 'Removed',
    state: 'State',
    target: 'Kind',
    target_id: 'Role or department',
    user_name: 'User name',
    user_name_key: 'User name, hashed',
    waits: 'Waits for another admin',
  },
  values: {
    access: 'Access ends',
    employment: 'Employment ends',
    department: 'Department',
    role: 'Role',
    mapped: 'Mapped',
    unmapped: 'Not mapped',
    waiting: 'Waits for another admin',
  },
} as const satisfies Words
