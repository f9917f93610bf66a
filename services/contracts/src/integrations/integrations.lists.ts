import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

export const tokenStates = ['active', 'expired', 'revoked'] as const

export const apiTokensList = defineList({
  name: 'api-tokens',
  label: 'API tokens',
  who: 'admin',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    /** Its last four characters. */
    hint: column.text({ searchable: true }),
    holder_id: column.uuid(),
    /** Name of the person who made it. */
    holder: column.text({ searchable: true, nullable: true }),
    account_id: column.uuid({ nullable: true }),
    /** Name of the service account in whose name it acts. */
    account: column.text({ searchable: true, nullable: true }),
    scopes: column.json(z.array(z.string())),
    /** Who granted which scope, as user ids. */
    grants: column.json(z.record(z.string(), z.array(z.string()))),
    networks: column.json(z.array(z.string())),
    state: column.of('text', z.enum(tokenStates)),
    created_at: column.instant(),
    expires_at: column.instant(),
    /** Accurate to about ten minutes. */
    used_at: column.instant({ nullable: true }),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: '-created_at',
  perPage: 25,
})

export type ApiToken = RowOf<typeof apiTokensList>

export const serviceAccountsList = defineList({
  name: 'service-accounts',
  label: 'Service accounts',
  who: 'admin',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    description: column.text({ searchable: true, nullable: true }),
    permissions: column.json(z.array(z.string())),
    made_by: column.text({ searchable: true, nullable: true }),
    /** Number of its active tokens. */
    tokens: column.number(),
    created_at: column.instant(),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: 'name',
  perPage: 25,
})

export type ServiceAccount = RowOf<typeof serviceAccountsList>
