import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { checkResults, populations, sampleMarks } from './sample-kinds'

/** Samples drawn by auditors. */
export const samplesList = defineList({
  name: 'samples',
  label: 'Samples',
  who: 'admin',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    population: column.of('text', z.enum(populations)),
    from_on: column.day(),
    to_on: column.day(),
    size: column.number(),
    population_size: column.number(),
    passed: column.number(),
    exceptions: column.number(),
    notes: column.number(),
    open: column.number(),
    status: column.of('text', z.enum(['in_progress', 'finished'])),
    seed: column.text({ searchable: true }),
    drawn_by: column.text({ searchable: true, nullable: true }),
    drawn_at: column.instant(),
    finished_at: column.instant({ nullable: true }),
    position: column.text(),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: '-drawn_at',
})

export type SampleRow = RowOf<typeof samplesList>

const result = () => column.of('text', z.enum(checkResults))

/** The items of samples with their findings. */
export const sampleItemsList = defineList({
  name: 'sample-items',
  label: 'Sample items',
  who: 'admin',
  columns: {
    id: column.uuid(),
    sample_id: column.uuid(),
    number: column.number(),
    day: column.day({ nullable: true }),
    name: column.text({ searchable: true }),
    what: column.text({ searchable: true, nullable: true }),
    amount: column.money({ nullable: true }),
    currency: column.text({ nullable: true }),
    days: column.decimal({ nullable: true }),
    a: result(),
    b: result(),
    c: result(),
    d: result(),
    e: result(),
    mark: column.of('text', z.enum(sampleMarks).nullable(), { nullable: true }),
    note: column.text({ searchable: true, nullable: true }),
    marked_by: column.text({ nullable: true }),
    marked_at: column.instant({ nullable: true }),
    noted_at: column.instant({ nullable: true }),
    record_id: column.uuid(),
    stream: column.of('text', z.string(), { sortable: false, filterable: false }),
    revision: column.revision(),
  },
  sort: 'number',
})

export type SampleItemRow = RowOf<typeof sampleItemsList>
