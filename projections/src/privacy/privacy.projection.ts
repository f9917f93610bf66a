import {
  DEFAULT_RETENTION_YEARS,
  erasableOn,
  type RetentionSet,
  yearsKept,
} from '@workledger/contracts/kernel/retention'
import { employeeEvents as e } from '@workledger/contracts/people/people.events'
import { dataExportEvents as x } from '@workledger/contracts/privacy/data-exports.events'
import { workspaceEvents as w } from '@workledger/contracts/workspaces/workspaces.events'
import {
  at,
  begin,
  change,
  changeSeeing,
  changeWhere,
  instantOf,
  on,
  projection,
} from '../kernel/projection'
import { col, type RowOf, table } from '../kernel/table'

export type RetainedStatus = 'employed' | 'former' | 'erasing' | 'erased'

/**
 * Every person whose data is or was kept here, deleted records included. The row has the ends of
 * employment and retention, and the erasure with its author.
 */
export const retainedPeople = table(
  'retained_people',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    oid: col.maybe.text,
    first_name: col.maybe.text,
    last_name: col.maybe.text,
    user_id: col.maybe.uuid,
    status: col.text as { sql: string; type?: RetainedStatus },
    /** The last day. For a person deleted without termination, the day of the deletion in UTC. */
    ended_on: col.maybe.day,
    /** The UTC days on which their record was added and their end was recorded. */
    added_on: col.day,
    recorded_on: col.maybe.day,
    deleted: col.bool,
    hold_reason: col.maybe.text,
    /** Set while a legal hold forbids the erasure. */
    held_at: col.maybe.instant,
    held_by: col.maybe.text,
    erased_at: col.maybe.instant,
    erased_by: col.maybe.text,
    /** Years of retention after their end. */
    retention_years: col.maybe.int,
    /** The end of a retention that an earlier employment began. */
    kept_at_least: col.maybe.day,
    /** Start of the retention, once the erasure has begun. */
    kept_from: col.maybe.day,
    /**
     * The user who proposed the erasure, and the time, while a confirmation or a notice is pending.
     */
    proposed_by: col.maybe.text,
    proposed_at: col.maybe.instant,
    waits_until: col.maybe.instant,
  },
  { counted: true, indexes: ['workspace_id, status, ended_on'] },
)

type RetainedPerson = RowOf<typeof retainedPeople>

/** Every retention that a company set, oldest first. */
export const retentionSettings = table('retention_settings', {
  id: col.uuid,
  workspace_id: col.uuid,
  history: col.json<RetentionSet[]>(),
})

const employeeIdOf = (event: { data: { employee_id: string } }) => event.data.employee_id
const dayOf = ({ recorded_at }: { recorded_at: string }) => recorded_at.slice(0, 10)
const unproposed = { proposed_by: null, proposed_at: null, waits_until: null }

/** Applies a rehire; a retention promised at an earlier end remains. */
const employed = ({
  ended_on,
  recorded_on,
  retention_years,
  kept_at_least,
}: RetainedPerson): Partial<RetainedPerson> => {
  const last = [ended_on, recorded_on].reduce((a, b) => (b && (!a || b > a) ? b : a), null)
  const until = last && retention_years ? erasableOn(last, retention_years) : null

  return {
    status: 'employed' as const,
    ended_on: null,
    recorded_on: null,
    retention_years: null,
    kept_at_least: until && (!kept_at_least || until > kept_at_least) ? until : kept_at_least,
    ...unproposed,
  }
}

/**
 * Applies the end of an employment. A shorter retention covers only records that were added after
 * it was set.
 */
const left = (
  row: RetainedPerson,
  ended_on: string,
  recorded_on: string,
  settings: RowOf<typeof retentionSettings> | undefined,
) => ({
  status: 'former' as const,
  ended_on,
  recorded_on,
  retention_years: yearsKept(
    settings?.history ?? [],
    ended_on > row.added_on ? ended_on : row.added_on,
  ),
})

const free = { hold_reason: null, held_at: null, held_by: null }

/** The newest export of an owner's data; the owner is an employee or the workspace. */
export const dataExports = table(
  'data_exports',
  {
    /** The owner's id. */
    id: col.uuid,
    workspace_id: col.uuid,
    export_id: col.uuid,
    status: col.text as { sql: string; type?: 'making' | 'ready' | 'failed' },
    percent: col.int,
    size: col.maybe.int,
    requested_at: col.instant,
    expires_at: col.maybe.instant,
  },
  { indexes: ['workspace_id'] },
)

const owner = (event: { data: { owner_id: string } }) => event.data.owner_id

export const privacyProjection = projection('privacy', {
  version: 3,
  tables: [retainedPeople, retentionSettings, dataExports],
  steps: [
    on(
      w.WorkspaceCreated,
      retentionSettings,
      ({ data }) => data.workspace_id,
      (_, event, id) => ({
        id,
        workspace_id: id,
        history: [{ day: dayOf(event), years: DEFAULT_RETENTION_YEARS }],
      }),
    ),
    change(
      w.RetentionChanged,
      retentionSettings,
      ({ data }) => data.workspace_id,
      (event, { history }) => ({
        history: [...history, { day: dayOf(event), years: event.data.retention_years }],
      }),
    ),
    // A longer retention covers all people, a shorter one only those who leave later.
    changeWhere(
      w.RetentionChanged,
      retainedPeople,
      { column: 'workspace_id', value: ({ data }) => data.workspace_id },
      ({ data }, { status, retention_years }) =>
        status === 'former' && data.retention_years > (retention_years ?? 0)
          ? { retention_years: data.retention_years }
          : {},
    ),
    begin(e.EmployeeAdded, retainedPeople, employeeIdOf, (event) => {
      const { employee_id, oid, first_name, last_name } = event.data
      return {
        id: employee_id,
        workspace_id: event.workspace,
        oid,
        first_name,
        last_name: last_name || null,
        user_id: null,
        status: 'employed' as const,
        ended_on: null,
        added_on: dayOf(event),
        recorded_on: null,
        deleted: false,
        ...free,
        erased_at: null,
        erased_by: null,
        retention_years: null,
        kept_at_least: null,
        kept_from: null,
        ...unproposed,
      }
    }),
    change(
      e.EmployeeProfileChanged,
      retainedPeople,
      employeeIdOf,
      ({ data }, { first_name, last_name }) => ({
        first_name: data.first_name === undefined ? first_name : data.first_name,
        last_name: data.last_name === undefined ? last_name : data.last_name || null,
      }),
    ),
    change(e.EmployeeJobChanged, retainedPeople, employeeIdOf, ({ data }, { oid }) => ({
      oid: data.oid === undefined ? oid : data.oid,
    })),
    change(e.EmployeeJoined, retainedPeople, employeeIdOf, ({ data: { user_id } }) => ({
      user_id,
    })),
    changeSeeing(
      e.EmployeeTerminated,
      retainedPeople,
      { key: employeeIdOf, sees: [retentionSettings, ({ workspace }) => workspace] },
      (event, row, settings) => left(row, event.data.terminated_on, dayOf(event), settings),
    ),
    change(e.EmployeeUnterminated, retainedPeople, employeeIdOf, (_, row) => employed(row)),
    change(e.EmployeeRehired, retainedPeople, employeeIdOf, (_, row) => employed(row)),
    changeSeeing(
      e.EmployeeDeleted,
      retainedPeople,
      { key: employeeIdOf, sees: [retentionSettings, ({ workspace }) => workspace] },
      (event, row, settings) => ({
        ...(row.status === 'employed' ? left(row, dayOf(event), dayOf(event), settings) : {}),
        deleted: true,
      }),
    ),
    change(e.ErasureHoldPlaced, retainedPeople, employeeIdOf, (event) => ({
      hold_reason: event.data.reason,
      held_at: at(event),
      held_by: event.meta.actor,
    })),
    change(e.ErasureHoldLifted, retainedPeople, employeeIdOf, () => free),
    change(e.PersonErasureProposed, retainedPeople, employeeIdOf, (event) => ({
      proposed_by: event.meta.actor,
      proposed_at: at(event),
      waits_until: event.data.waits_until && instantOf(event.data.waits_until),
    })),
    change(e.PersonErasureWithdrawn, retainedPeople, employeeIdOf, () => unproposed),
    change(
      e.PersonErasureStarted,
      retainedPeople,
      employeeIdOf,
      ({ data: { ended_on, retention_years, kept_from } }) => ({
        status: 'erasing' as const,
        ended_on,
        retention_years,
        kept_from: kept_from ?? ended_on,
      }),
    ),
    change(e.PersonErased, retainedPeople, employeeIdOf, (event) => ({
      status: 'erased' as const,
      first_name: null,
      last_name: null,
      hold_reason: null,
      erased_at: at(event),
      erased_by: event.meta.actor,
    })),
    on(
      x.DataExportRequested,
      dataExports,
      owner,
      (_, { workspace, data: { export_id, requested_at } }, id) => ({
        id,
        workspace_id: workspace,
        export_id,
        status: 'making' as const,
        percent: 0,
        size: null,
        requested_at: instantOf(requested_at),
        expires_at: null,
      }),
    ),
    change(x.DataExportProgressed, dataExports, owner, ({ data: { percent } }) => ({ percent })),
    change(x.DataExportFinished, dataExports, owner, ({ data: { size, expires_at } }) => ({
      status: 'ready' as const,
      percent: 100,
      // Larger sizes are stored as the column's maximum.
      size: Math.min(size, 2_147_483_647),
      expires_at: instantOf(expires_at),
    })),
    change(x.DataExportFailed, dataExports, owner, () => ({ status: 'failed' as const })),
    on(x.DataExportRemoved, dataExports, owner, () => null),
  ],
})
