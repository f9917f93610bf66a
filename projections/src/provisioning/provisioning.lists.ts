import * as declared from '@workledger/contracts/provisioning/provisioning.lists'
import { readList } from '../kernel/list-resource'

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
      members: 'jsonb_array_length(t.members)',
      state: `(case when t.target is null then 'unmapped' when t.waits then 'waiting' else 'mapped' end)`,
      gives: 'coalesce(r.name, d.name)',
      mapped_by: `(select nullif(read.full_name(e.first_name, e.last_name), '') from employees e
        where e.workspace_id = t.workspace_id and e.user_id = t.mapped_by limit 1)`,
      stream: `'provisioned-group-' || t.id`,
    },
  },
)
