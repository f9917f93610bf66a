import { employeeEvents } from '@workledger/contracts/people/people.events'
import type {
  CheckResult,
  Population,
  SampleMark,
} from '@workledger/contracts/samples/sample-kinds'
import { sampleEvents as e } from '@workledger/contracts/samples/samples.events'
import { sampleDecider } from '@workledger/domain/samples/sample'
import { at, change, changeWhere, erased, on, projection, removeWhere } from '../kernel/projection'
import { type Column, col, table } from '../kernel/table'

const population: Column<Population> = { sql: 'text' }
const status: Column<'in_progress' | 'finished'> = { sql: 'text' }

export const samples = table(
  'samples',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    population,
    from_on: col.day,
    to_on: col.day,
    zone: col.text,
    seed: col.text,
    algorithm: col.text,
    position: col.text,
    head_hash: col.text,
    population_size: col.int,
    digest: col.text,
    totals: col.json<{ currency: string; amount: string }[]>(),
    size: col.int,
    status,
    drawn_by: col.text,
    drawn_at: col.instant,
    finished_at: col.maybe.instant,
    finished_by: col.maybe.text,
    revision: col.revision,
  },
  { indexes: ['workspace_id, drawn_at desc'] },
)

const result: Column<CheckResult> = { sql: 'text' }
const mark: Column<SampleMark | null> = { sql: 'text', nullable: true }

export const sampleItems = table(
  'sample_items',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    sample_id: col.uuid,
    number: col.int,
    record_id: col.uuid,
    subject_id: col.uuid,
    stream: col.text,
    /** Revision of the record at the draw. */
    record_revision: col.int,
    revision: col.revision,
    a: result,
    b: result,
    c: result,
    d: result,
    e: result,
    whys: col.json<Record<string, string>>(),
    mark,
    marked_by: col.maybe.text,
    marked_at: col.maybe.instant,
    /** Null after the person's erasure. */
    note: col.maybe.text,
    noted_at: col.maybe.instant,
  },
  { indexes: ['sample_id, number', 'workspace_id', 'subject_id'] },
)

const sampleId = (event: { data: { sample_id: string } }) => event.data.sample_id
const itemId = (event: { data: { item_id: string } }) => event.data.item_id

export const samplesProjection = projection('samples', {
  version: 3,
  tables: [samples, sampleItems],
  contents: [
    [samples, sampleDecider],
    [sampleItems, sampleDecider],
  ],
  steps: [
    on(e.SampleDrawn, samples, sampleId, (_, event) => {
      const { sample_id, from, to, items, ...data } = event.data
      return {
        id: sample_id,
        workspace_id: event.workspace,
        ...data,
        from_on: from,
        to_on: to,
        size: items.length,
        status: 'in_progress' as const,
        drawn_by: event.meta.actor,
        drawn_at: at(event),
        finished_at: null,
        finished_by: null,
      }
    }),
    on(
      e.SampleDrawn,
      sampleItems,
      ({ data }) => data.items.map(({ item_id }) => item_id),
      (_, event, key) => {
        const index = event.data.items.findIndex(({ item_id }) => item_id === key)

        const {
          record_id,
          subject_id,
          stream,
          revision: record_revision,
          checks,
        } = event.data.items[index]!

        const found = (attribute: string) =>
          checks.find((check) => check.attribute === attribute)?.result ?? 'none'

        return {
          id: key,
          workspace_id: event.workspace,
          sample_id: event.data.sample_id,
          number: index + 1,
          record_id,
          subject_id,
          stream,
          record_revision,
          a: found('A'),
          b: found('B'),
          c: found('C'),
          d: found('D'),
          e: found('E'),
          whys: Object.fromEntries(checks.map(({ attribute, why }) => [attribute, why])),
          mark: null,
          marked_by: null,
          marked_at: null,
          note: null,
          noted_at: null,
        }
      },
    ),
    change(e.SampleItemMarked, samples, sampleId, () => ({})),
    change(e.SampleItemMarked, sampleItems, itemId, (event) => {
      const { mark } = event.data
      return { mark, marked_by: mark && event.meta.actor, marked_at: mark && at(event) }
    }),
    change(e.SampleNoteWritten, samples, sampleId, () => ({})),
    change(e.SampleNoteWritten, sampleItems, itemId, (event) => ({
      note: event.data.note,
      noted_at: event.data.note === null ? null : at(event),
    })),
    change(e.SampleFinished, samples, sampleId, (event) => ({
      status: 'finished' as const,
      finished_at: at(event),
      finished_by: event.meta.actor,
    })),
    change(e.SampleReopened, samples, sampleId, () => ({
      status: 'in_progress' as const,
      finished_at: null,
      finished_by: null,
    })),
    on(e.SampleDeleted, samples, sampleId, () => null),
    removeWhere(e.SampleDeleted, sampleItems, 'sample_id', sampleId),
    changeWhere(
      employeeEvents.PersonErased,
      sampleItems,
      { column: 'subject_id', value: erased },
      () => ({ note: null, noted_at: null }),
    ),
  ],
})
