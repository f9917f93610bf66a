import { employeeEvents as e } from '@workledger/contracts/people/people.events'
import { dataExportEvents as x } from '@workledger/contracts/privacy/data-exports.events'
import { at, change, instantOf, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

export type RetainedStatus = 'employed' | 'former' | 'erasing' | 'erased'

/**
 * Everybody whose personal data is or was held here, those included whose record was deleted: who has left, until when what is
 * known of them is kept, and who was erased when and by whom.
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
    /** The last day; of somebody who was deleted without having been terminated, the day of that, in UTC. */
    ended_on: col.maybe.day,
    deleted: col.bool,
    hold_reason: col.maybe.text,
    /** While nobody may erase them. */
    held_at: col.maybe.instant,
    held_by: col.maybe.text,
    erased_at: col.maybe.instant,
    erased_by: col.maybe.text,
    /** The retention by which they were erased. */
    retention_years: col.maybe.int,
  },
  { indexes: ['workspace_id, status, ended_on'] },
)
const key = (event: { data: { employee_id: string } }) => event.data.employee_id
const employed = { status: 'employed' as const, ended_on: null }
const free = { hold_reason: null, held_at: null, held_by: null }

/** The newest export of an owner's data: an employee's, or that of the workspace. */
export const dataExports = table(
  'data_exports',
  {
    /** Of the owner. */
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
  version: 2,
  tables: [retainedPeople, dataExports],
  steps: [
    on(e.EmployeeAdded, retainedPeople, key, (_, { workspace, data: { oid, first_name, last_name } }, id) => ({
      id,
      workspace_id: workspace,
      oid,
      first_name,
      last_name: last_name || null,
      user_id: null,
      ...employed,
      deleted: false,
      ...free,
      erased_at: null,
      erased_by: null,
      retention_years: null,
    })),
    change(e.EmployeeProfileChanged, retainedPeople, key, ({ data }, { first_name, last_name }) => ({
      first_name: data.first_name === undefined ? first_name : data.first_name,
      last_name: data.last_name === undefined ? last_name : data.last_name || null,
    })),
    change(e.EmployeeJobChanged, retainedPeople, key, ({ data }, { oid }) => ({ oid: data.oid === undefined ? oid : data.oid })),
    change(e.EmployeeJoined, retainedPeople, key, ({ data: { user_id } }) => ({ user_id })),
    change(e.EmployeeTerminated, retainedPeople, key, ({ data }) => ({ status: 'former' as const, ended_on: data.terminated_on })),
    change(e.EmployeeUnterminated, retainedPeople, key, () => employed),
    change(e.EmployeeRehired, retainedPeople, key, () => employed),
    change(e.EmployeeDeleted, retainedPeople, key, (event, { ended_on }) => ({
      status: 'former' as const,
      deleted: true,
      ended_on: ended_on ?? at(event).slice(0, 10),
    })),
    change(e.ErasureHoldPlaced, retainedPeople, key, (event) => ({
      hold_reason: event.data.reason,
      held_at: at(event),
      held_by: event.meta.actor,
    })),
    change(e.ErasureHoldLifted, retainedPeople, key, () => free),
    change(e.PersonErasureStarted, retainedPeople, key, ({ data: { ended_on, retention_years } }) => ({
      status: 'erasing' as const,
      ended_on,
      retention_years,
    })),
    change(e.PersonErased, retainedPeople, key, (event) => ({
      status: 'erased' as const,
      first_name: null,
      last_name: null,
      hold_reason: null,
      erased_at: at(event),
      erased_by: event.meta.actor,
    })),
    on(x.DataExportRequested, dataExports, owner, (_, { workspace, data: { export_id, requested_at } }, id) => ({
      id,
      workspace_id: workspace,
      export_id,
      status: 'making' as const,
      percent: 0,
      size: null,
      requested_at: instantOf(requested_at),
      expires_at: null,
    })),
    change(x.DataExportProgressed, dataExports, owner, ({ data: { percent } }) => ({ percent })),
    change(x.DataExportFinished, dataExports, owner, ({ data: { size, expires_at } }) => ({
      status: 'ready' as const,
      percent: 100,
      // Sizes beyond the column are told as its most.
      size: Math.min(size, 2_147_483_647),
      expires_at: instantOf(expires_at),
    })),
    change(x.DataExportFailed, dataExports, owner, () => ({ status: 'failed' as const })),
    on(x.DataExportRemoved, dataExports, owner, () => null),
  ],
})
