import type { Recorded } from '@workledger/contracts/kernel/event'
import { type PublicEvent, publicDataOf } from '@workledger/contracts/kernel/public-event'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { candidateEvents } from '@workledger/contracts/recruiting/candidate.events'
import { publicEvents } from '@workledger/contracts/registry'
import { changeWhere, each, projection } from '../kernel/projection'
import { col, type RowOf, table } from '../kernel/table'

/**
 * Public events in the order of the log, for programs that follow a company. A row is never
 * changed, except that an erasure empties `personal`.
 */
export const changes = table(
  'changes',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    /** Position in the log, so that a rebuild gives the same order. */
    place: col.bigint,
    name: col.text,
    version: col.int,
    record_id: col.uuid,
    /** The employee concerned, by whom readers without more rights are narrowed. */
    person_id: col.maybe.uuid,
    /** Whose personal data it has. */
    subject_id: col.maybe.uuid,
    /** ISO 8601 in UTC. */
    occurred_at: col.text,
    data: col.json<Fields>(),
    personal: col.maybe.json<Fields>(),
  },
  // By place alone, operations.changed_workspaces() looks for what is new of all companies.
  { indexes: ['workspace_id, place', 'place', 'subject_id'] },
)

type Fields = Record<string, unknown>
type Change = RowOf<typeof changes>

export const changesProjection = projection('changes', {
  version: 2,
  tables: [changes],
  // Its rows refresh no page.
  quiet: true,
  steps: [
    ...publicEvents.map((declared) =>
      each(declared.inner, changes, (event) => changeOf(declared, event as Recorded)),
    ),
    changeWhere(
      employeeEvents.PersonErased,
      changes,
      { column: 'subject_id', value: ({ data }) => data.employee_id },
      (_, { personal }) => ({ personal: emptied(personal) }),
    ),
    changeWhere(
      candidateEvents.CandidateErased,
      changes,
      { column: 'subject_id', value: ({ data }) => data.candidate_id },
      (_, { personal }) => ({ personal: emptied(personal) }),
    ),
  ],
})

function changeOf(declared: PublicEvent, event: Recorded): Change {
  const { name, v, id, person, inner } = declared
  const { data, personal } = publicDataOf(declared, event.data)
  const idIn = (field: string | undefined) =>
    field === undefined ? null : ((event.data[field] as string | null | undefined) ?? null)

  return {
    id: event.id,
    workspace_id: event.workspace,
    place: Number(event.position),
    name,
    version: v,
    record_id: event.data[id] as string,
    person_id: idIn(person),
    subject_id: Object.keys(personal).length > 0 ? idIn(inner.subject) : null,
    occurred_at: event.meta.occurred_at,
    data,
    personal: Object.keys(personal).length > 0 ? personal : null,
  }
}

/** Keeps the names of the fields, as a rebuild after the erasure does. */
const emptied = (personal: Fields | null): Fields | null =>
  personal && Object.fromEntries(Object.keys(personal).map((field) => [field, null]))
