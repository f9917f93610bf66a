import type { Pool } from 'pg'

/** A request as it is kept, without personal data. */
export interface NotedRequest {
  readonly id: string
  readonly at: string
  readonly method: string
  readonly resource: string
  readonly resource_id: string | null
  readonly status: number
  readonly code: string | null
}

/** Most requests kept for a company, and the time after which they go. */
const MOST_KEPT = 200

const KEPT_FOR = '30 days'

/** Most requests that the page shows. */
const SHOWN = 50

/** The last requests of companies' directories: no facts of the company, so no events. */
export class ScimLog {
  private readonly noted = new Map<string, number>()

  constructor(private readonly pool: Pool) {}

  async note(workspace: string, request: Omit<NotedRequest, 'id' | 'at'>): Promise<void> {
    const { method, resource, resource_id, status, code } = request

    await this.pool.query({
      name: 'note a request of a directory',
      text: `insert into operations.scim_requests (workspace_id, method, resource, resource_id, status, code)
        values ($1, $2, $3, $4, $5, $6)`,
      values: [workspace, method, resource, resource_id, status, code],
    })

    const count = (this.noted.get(workspace) ?? 0) + 1
    this.noted.set(workspace, count)
    if (count % 20 === 1) await this.forget(workspace)
  }

  async latest(workspace: string): Promise<NotedRequest[]> {
    const { rows } = await this.pool.query<NotedRequest>({
      name: 'last requests of a directory',
      text: `select id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as at, method, resource, resource_id, status, code
        from operations.scim_requests r where workspace_id = $1 order by r.id desc limit $2`,
      values: [workspace, SHOWN],
    })

    return rows
  }

  private async forget(workspace: string): Promise<void> {
    await this.pool.query(
      `delete from operations.scim_requests where workspace_id = $1 and (at < now() - $2::interval
         or id <= (select id from operations.scim_requests where workspace_id = $1 order by id desc offset $3 limit 1))`,
      [workspace, KEPT_FOR, MOST_KEPT],
    )
  }
}
