import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { checkResults, populations, sampleMarks } from './sample-kinds'

/** Samples that auditors have drawn. */
export const samplesList = defineList({
  name: 'samples',
  label: 'Samples',
  who: 'admin',
  columns: {
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    population: column.of('text', 'Population', z.enum(populations)),
    from_on: column.day('From'),
    to_on: column.day('To'),
    size: column.number('Items'),
    population_size: column.number('Of'),
    passed: column.number('Passed'),
    exceptions: column.number('Exceptions'),
    notes: column.number('Notes'),
    open: column.number('Open'),
    status: column.of('text', 'Status', z.enum(['in_progress', 'finished'])),
    seed: column.text('Seed', { searchable: true }),
    drawn_by: column.text('Drawn by', { searchable: true, nullable: true }),
    drawn_at: column.instant('Drawn'),
    finished_at: column.instant('Finished', { nullable: true }),
    position: column.text('Position'),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: '-drawn_at',
})
export type SampleRow = RowOf<typeof samplesList>

const result = (label: string) => column.of('text', label, z.enum(checkResults))
/** The items of samples with what was found of each. */
export const sampleItemsList = defineList({
  name: 'sample-items',
  label: 'Sample items',
  who: 'admin',
  columns: {
    id: column.uuid('Id'),
    sample_id: column.uuid('Sample'),
    number: column.number('Number'),
    day: column.day('Day', { nullable: true }),
    name: column.text('Concerns', { searchable: true }),
    what: column.text('What', { searchable: true, nullable: true }),
    amount: column.money('Amount', { nullable: true }),
    currency: column.text('Currency', { nullable: true }),
    days: column.decimal('Days', { nullable: true }),
    a: result('A'),
    b: result('B'),
    c: result('C'),
    d: result('D'),
    e: result('E'),
    mark: column.of('text', 'Result', z.enum(sampleMarks).nullable(), { nullable: true }),
    note: column.text('Note', { searchable: true, nullable: true }),
    marked_by: column.text('Marked by', { nullable: true }),
    marked_at: column.instant('Marked', { nullable: true }),
    noted_at: column.instant('Noted', { nullable: true }),
    record_id: column.uuid('Record'),
    stream: column.of('text', 'Stream', z.string(), { sortable: false, filterable: false }),
    revision: column.revision(),
  },
  sort: 'number',
})
export type SampleItemRow = RowOf<typeof sampleItemsList>
