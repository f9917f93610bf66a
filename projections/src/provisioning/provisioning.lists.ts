import * as declared from '@workledger/contracts/provisioning/provisioning.lists'
import { readList } from '../kernel/list-resource'

/** Counts who are in a group at the directory, or by the groups that the provider named. */
const membersOfGroup = `(select count(*) from (
    select jsonb_array_elements_text(t.members) union
    select n.id::text from named_groups n join sign_on s on s.provider_id = n.provider_id
    where n.workspace_id = t.workspace_id and s.groups_claim is not null
      and (n.groups ? t.name or n.groups ? t.external_id)) m)`

export const provisionedGroupsList = readList(
  declared.provisionedGroupsList,
  'provisioned_groups as t',
  {
    from: (db, { workspace }) =>
      db
        .selectFrom('provisioned_groups as t')
        .leftJoin('roles as r', 'r.id', 't.target_id')
        .leftJoin('departments as d', 'd.id', 't.target_id')
        .where('t.workspace_id', '=', workspace),
    sql: {
      members: membersOfGroup,
      state: `(case when t.target is null then 'unmapped' when t.waits then 'waiting' else 'mapped' end)`,
      gives: 'coalesce(r.name, d.name)',
      mapped_by: `(select nullif(read.full_name(e.first_name, e.last_name), '') from employees e
        where e.workspace_id = t.workspace_id and e.user_id = t.mapped_by limit 1)`,
      stream: `'provisioned-group-' || t.id`,
    },
  },
)
