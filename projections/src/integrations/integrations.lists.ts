import * as declared from '@workledger/contracts/integrations/integrations.lists'
import { readList } from '../kernel/list-resource'

/** SQL of the person's name behind a user id, in the row's company. */
const nameOf = (user: string) =>
  `(select nullif(read.full_name(e.first_name, e.last_name), '') from employees e
    where e.workspace_id = t.workspace_id and e.user_id = ${user} limit 1)`

const ENDED = `(t.revoked_at is not null or a.removed_at is not null)`

export const apiTokensList = readList(declared.apiTokensList, 'api_tokens as t', {
  from: (db, { workspace }) =>
    db
      .selectFrom('api_tokens as t')
      .leftJoin('service_accounts as a', 'a.id', 't.account_id')
      .where('t.workspace_id', '=', workspace),
  sql: {
    holder: nameOf('t.holder_id'),
    account: 'a.name',
    state: `(case when ${ENDED} then 'revoked' when t.expires_at <= now() then 'expired' else 'active' end)`,
    used_at: `(select date_trunc('second', u.used_at) from operations.token_uses u where u.token_id = t.id)`,
    stream: `'api-token-' || t.id`,
  },
})

export const serviceAccountsList = readList(declared.serviceAccountsList, 'service_accounts as t', {
  from: (db, { workspace }) =>
    db
      .selectFrom('service_accounts as t')
      .where('t.workspace_id', '=', workspace)
      .where('t.removed_at', 'is', null),
  sql: {
    made_by: nameOf('t.made_by'),
    tokens: `(select count(*)::int from api_tokens k where k.account_id = t.id and k.revoked_at is null and k.expires_at > now())`,
    stream: `'service-account-' || t.id`,
  },
})
