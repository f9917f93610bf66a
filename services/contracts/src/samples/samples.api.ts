import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { created, day, fieldIssue, fileLanguage, one, text, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'
import {
  attributes,
  checkResults,
  LONGEST_NOTE,
  MOST_ITEMS,
  populations,
  SEED,
  sampleMarks,
} from './sample-kinds'
import { sampleItemsList, samplesList } from './samples.lists'

const sample = z.object({ ws: idOf('workspaces'), id: idOf('samples') })
const sampleItemParams = sample.extend({ item: idOf('sample_items') })

const period = {
  population: z.enum(populations, { error: 'field.options' }),
  from: day('field.date'),
  to: day('field.date'),
}

const isRangeInOrder = ({ from, to }: { from: string; to: string }) => from <= to
const wrongOrder = fieldIssue('to', 'field.order')

export const drawSampleBody = z.object({
  name: text('sample.name', 160),
  ...period,
  /** All of the population if it has fewer. */
  size: wholeNumber().min(1, { error: 'field.least' }).max(MOST_ITEMS, { error: 'field.most' }),
  /** By default drawn by the server. */
  seed: z
    .union([
      z.literal('').transform(() => undefined),
      characters(9).trim().toUpperCase().regex(SEED, { error: 'sample.seed' }),
    ])
    .optional(),
})

const amounts = z.object({ currency: z.string(), amount: z.string() })

/** A sample with all inputs of its draw. */
export const sampleDetails = samplesList.row.extend({
  /** The caller drew it, and may edit it. */
  own: z.boolean(),
  zone: z.string(),
  algorithm: z.string(),
  head_hash: z.string(),
  digest: z.string(),
  /** Sums of the items and of the whole population, by currency. */
  sums: z.array(amounts),
  totals: z.array(amounts),
})

export type SampleDetails = z.output<typeof sampleDetails>

/**
 * One line of a record at that time; `code` is a name of the interface, `name` the record's own.
 */
export const wasLine = z.object({
  code: z.string(),
  name: z.string().nullable(),
  type: z.enum(['money', 'hours', 'day', 'days', 'text', 'number']),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

export type WasLine = z.output<typeof wasLine>

const sampledPerson = z.object({ id: z.string(), name: z.string() })

export const sampleItem = sampleItemsList.row.extend({
  currency: z.string().nullable(),
  checks: z.array(
    z.object({ attribute: z.enum(attributes), result: z.enum(checkResults), why: z.string() }),
  ),
  /** The record before and at the event that put it into the population, with its time. */
  was: z.object({
    before_at: z.string().nullable(),
    after_at: z.string().nullable(),
    lines: z.array(wasLine),
  }),
  /** Acts and their actors, oldest first; the newest hundred. */
  steps: z.array(
    z.object({
      position: z.string(),
      revision: z.number(),
      type: z.string(),
      /** Name of the event in the caller's language. */
      name: z.string(),
      occurred_at: z.string(),
      actor: sampledPerson,
      impersonator: sampledPerson.nullable(),
      reason: z.string().nullable(),
    }),
  ),
})

export type SampleItem = z.output<typeof sampleItem>

export const samplesApi = area('samples', {
  samples: listCall(samplesList, {
    path: '/workspaces/{ws}/audit/samples',
    summary: 'Samples drawn by auditors',
    params: workspaceParams,
  }),
  drawSample: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/audit/samples',
    who: 'auditor',
    summary:
      'Draw a random sample of items approved, issued or changed in a period; the same seed, population and position give the same items',
    status: 201,
    params: workspaceParams,
    body: drawSampleBody.refine(isRangeInOrder, wrongOrder),
    response: created(),
    errors: ['sample.nothing', 'sample.too_many', 'log.unverified'],
  }),
  samplePopulation: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/sample_population',
    who: 'auditor',
    costly: true,
    summary: 'Number of items in the population of a period',
    params: workspaceParams,
    query: z.object(period).refine(isRangeInOrder, wrongOrder),
    response: one(z.object({ size: z.number(), totals: z.array(amounts) })),
    errors: ['sample.too_many'],
  }),
  sample: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/samples/{id}',
    who: 'auditor',
    summary:
      'One sample with its seed, the position and head of the log, and the digest of its population',
    params: sample,
    response: one(sampleDetails),
  }),
  sampleKeys: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/samples/{id}/population',
    who: 'auditor',
    costly: true,
    summary:
      "The keys of a sample's population, one a line in ascending order, to repeat the draw elsewhere",
    params: sample,
    raw: 'file',
    errors: ['sample.too_many'],
  }),
  sampleItems: listCall(sampleItemsList, {
    path: '/workspaces/{ws}/audit/samples/{id}/items',
    summary: 'The items of a sample',
    params: sample,
    filters: { mark: z.enum(sampleMarks).optional() },
  }),
  sampleItem: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/samples/{id}/items/{item}',
    who: 'auditor',
    summary:
      'One item with its attributes and reasons, its content at that time, and the acts of people',
    params: sampleItemParams,
    response: one(sampleItem),
  }),
  markSampleItem: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/audit/samples/{id}/items/{item}/mark',
    who: 'auditor',
    summary:
      'Mark an item as passed, as an exception, or as one with a note; null removes the mark',
    params: sampleItemParams,
    body: z.object({ mark: z.enum(sampleMarks, { error: 'field.options' }).nullable() }),
    response: one(sampleItemsList.row),
    errors: ['sample.author', 'sample.finished'],
  }),
  noteSampleItem: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/audit/samples/{id}/items/{item}/note',
    who: 'auditor',
    summary: 'Write a note on an item; blank removes it',
    params: sampleItemParams,
    body: z.object({ note: characters(LONGEST_NOTE).trim() }),
    response: one(sampleItemsList.row),
    errors: ['sample.author', 'sample.finished'],
  }),
  finishSample: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/audit/samples/{id}/finish',
    who: 'auditor',
    summary: 'Finish a sample; each item needs a result, and each exception or note a text',
    status: 200,
    params: sample,
    response: one(samplesList.row),
    errors: ['sample.author', 'sample.finished', 'sample.open_items', 'sample.notes_missing'],
  }),
  reopenSample: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/audit/samples/{id}/reopen',
    who: 'auditor',
    summary: 'Reopen a finished sample',
    status: 200,
    params: sample,
    response: one(samplesList.row),
    errors: ['sample.author', 'sample.in_progress'],
  }),
  deleteSample: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/audit/samples/{id}',
    who: 'auditor',
    summary: 'Delete a sample with its marks and notes; its history stays',
    params: sample,
    errors: ['sample.author'],
  }),
  workingPaper: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/samples/{id}/working_paper',
    who: 'auditor',
    costly: true,
    summary:
      'The working paper of a sample: its method, each item with attributes, result and note, and lines to sign',
    params: sample,
    query: z.object({
      format: z.enum(['pdf', 'xlsx', 'csv']).default('pdf'),
      language: fileLanguage(),
    }),
    raw: 'file',
    errors: ['pdf.unavailable'],
  }),
})
