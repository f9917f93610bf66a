/** An answer's body, as far as it concerns the worker. */
interface Body {
  readonly data?: unknown
}

interface Asked {
  readonly query: URLSearchParams
  /** The id in the path, if any. */
  readonly id: string
  /** Ids of the person's own employees, one in each company. */
  readonly own: ReadonlySet<string>
}

type Rule = readonly [path: RegExp, keep: (body: Body, asked: Asked) => unknown]

const SEGMENT = '([\\w.~%-]+)'

const at = (path: string) => new RegExp(`^${path.replaceAll('{}', SEGMENT)}$`)

const pick = (row: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries((row ?? {}) as object).filter(([name]) => names.includes(name)))

const one = (body: Body, names: readonly string[]) => ({ ...body, data: pick(body.data, names) })

const rows = (body: Body, names: readonly string[]) => ({
  ...body,
  data: ((body.data ?? []) as unknown[]).map((row) => pick(row, names)),
})

const whole = (body: Body) => body

/** What the shell needs of one's own record: no birthday, address, phone number or contract. */
const employeeFields = [
  'id',
  'company_id',
  'oid',
  'first_name',
  'last_name',
  'email',
  'avatar',
  'department_id',
  'department',
  'designation',
  'location_id',
  'office',
  'status',
  'user_id',
  'role_id',
  'role',
  'time_off_policy_id',
  'timezone',
  'week_starts_on',
  'weekend',
  'revision',
]

/** No rates, budgets or descriptions. */
const projectFields = ['id', 'name', 'client_id', 'billable', 'active', 'my_tasks', 'member']

const taskFields = [
  'id',
  'type',
  'title',
  'employee_id',
  'project_id',
  'project',
  'start_date',
  'due_date',
  'late',
  'status_id',
  'sort_weight',
  'completed_at',
  'revision',
]

const project = (row: unknown) => ({
  ...pick(row, projectFields),
  client: pick((row as { client?: unknown } | null)?.client, ['id', 'name']),
})

const isOwnTime = ({ query, own }: Asked) => own.has(query.get('employee_id') ?? '')

/**
 * The only answers that a device keeps: who the person is, where they work, and their own time.
 * Everything else needs the server.
 */
const rules: readonly Rule[] = [
  [at('/me'), whole],
  [at('/workspaces'), whole],
  [at('/announcements'), whole],
  [at('/workspaces/{}'), whole],
  [at('/workspaces/{}/settings'), whole],
  [at('/workspaces/{}/me'), (body) => one(body, employeeFields)],
  [at('/workspaces/{}/time_entries'), (body, asked) => (isOwnTime(asked) ? body : undefined)],
  [
    at('/workspaces/{}/time_entries/running'),
    (body, asked) => (isOwnTime(asked) ? body : undefined),
  ],
  [at('/workspaces/{}/time_tags'), whole],
  [at('/workspaces/{}/timer_favourites'), whole],
  [
    at('/workspaces/{}/projects'),
    (body) => ({ ...body, data: ((body.data ?? []) as unknown[]).map(project) }),
  ],
  [at('/workspaces/{}/projects/{}'), (body) => ({ ...body, data: project(body.data) })],
  [
    at('/employees/{}/attendances-current'),
    (body, { own, id }) => (own.has(id) ? body : undefined),
  ],
  [
    at('/employees/{}/tasks'),
    (body, { own, id }) => (own.has(id) ? rows(body, taskFields) : undefined),
  ],
]

const pathOf = (address: string) => address.split('?')[0]!

const ruleOf = (address: string) => rules.find(([path]) => path.test(pathOf(address)))

/** Tells whether the answer to a read may be kept, if it is the person's own. */
export const isKept = (address: string): boolean => ruleOf(address) !== undefined

/** Returns the part of an answer's body that a device may keep; undefined if none. */
export function keptPart(address: string, body: unknown, own: ReadonlySet<string>): unknown {
  const rule = ruleOf(address)
  if (!rule || typeof body !== 'object' || body === null) return undefined
  const [path, keep] = rule
  const query = new URLSearchParams(address.split('?')[1] ?? '')

  return keep(body, { query, own, id: path.exec(pathOf(address))?.[1] ?? '' })
}

/** Writers of addresses order and encode parameters differently. */
export function sameFor(address: string): string {
  const [path, query = ''] = address.split('?')
  return `${path}?${new URLSearchParams([...new URLSearchParams(query)].toSorted())}`
}
