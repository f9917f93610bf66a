import { administers, audits } from '@workledger/contracts/kernel/permissions'
import type { PublicEventBody } from '@workledger/contracts/kernel/public-body'
import type { PublicEvent, Readers } from '@workledger/contracts/kernel/public-event'
import { covers } from '@workledger/contracts/kernel/token-scopes'
import { publicEvents } from '@workledger/contracts/registry'
import type { ChangeRow, Managed, Sight } from './changes.queries'

/** Whose rights narrow the feed. */
export interface Reader {
  readonly employee: string
  readonly permissions: readonly string[]
  /** The scopes of an API token; undefined: a signed-in person. */
  readonly scopes: readonly string[] | undefined
}

const byName = new Map(publicEvents.map((one) => [one.name, one]))

export const isPublicEvent = (name: string) => byName.has(name)

/** Whether the reader sees these events whatever person they concern, close fields included. */
const seesAll = ({ permissions }: Reader, { permission }: PublicEvent) =>
  administers(permissions, permission) || audits(permissions)

/** Returns the names that a reader may see; `types` narrows them. */
export function sightOf(reader: Reader, types: readonly string[] | undefined): Sight {
  const { scopes } = reader
  const sight: Record<Readers | 'all', string[]> = {
    ...{ all: [], members: [], team: [], reports: [], own: [], admins: [] },
  }

  for (const declared of publicEvents) {
    const { name, area, readers } = declared
    if (types && !types.includes(name)) continue
    if (scopes && !covers(scopes, `${area}:read`)) continue
    sight[seesAll(reader, declared) || readers === 'members' ? 'all' : readers].push(name)
  }

  return sight
}

/** Whether no event of a workspace is hidden from the reader. */
export const seesEverything = ({ all }: Sight) => all.length === publicEvents.length

/**
 * Returns the facts on which a reader's view rests: a feed whose facts changed has gaps or gained
 * events before its position.
 */
export const rightsOf = ({ employee, permissions, scopes }: Reader, managed: Managed) => {
  const everyone = administers(permissions) || audits(permissions)

  return [
    employee,
    [...permissions].sort(),
    scopes ? [...scopes].sort() : null,
    everyone ? null : [managed.team, managed.reports],
  ]
}

/** Returns a row as the reader gets it. */
export function publicBody(workspace: string, reader: Reader, row: ChangeRow): PublicEventBody {
  const declared = byName.get(row.name)!
  const { id, name, version, record_id, person_id, occurred_at } = row
  const data: Record<string, unknown> = { ...row.data, ...row.personal }

  if (declared.close.length > 0 && person_id !== reader.employee && !seesAll(reader, declared))
    for (const field of declared.close) delete data[field]

  return {
    id,
    type: name,
    version,
    timestamp: occurred_at,
    workspace_id: workspace,
    record: { kind: declared.of, id: record_id },
    person_id,
    data,
  }
}

/** Returns the event that a test sends. */
export const testBody = (
  workspace: string,
  {
    event_id,
    webhook_id,
    created_at,
  }: { readonly event_id: string; readonly webhook_id: string; readonly created_at: string },
): PublicEventBody => ({
  id: event_id,
  type: 'webhook.test',
  version: 1,
  timestamp: created_at,
  workspace_id: workspace,
  record: { kind: 'webhook', id: webhook_id },
  person_id: null,
  data: {},
})
