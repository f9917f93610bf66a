/** Names of this area's events. */
export default {
  ProvisioningSet: 'Directory set',
  PersonProvisioned: 'Known to the directory',
  PersonUnprovisioned: 'Deleted in the directory',
  GroupProvisioned: 'Group of the directory added',
  ProvisionedGroupChanged: 'Group of the directory changed',
  ProvisionedGroupMembersChanged: 'Members of a group changed',
  GroupMapped: 'Group mapped',
  GroupMappingConfirmed: 'Mapping of a group confirmed',
  GroupUnmapped: 'Mapping of a group removed',
  GroupUnprovisioned: 'Group of the directory removed',
} as const
