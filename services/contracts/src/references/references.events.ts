import * as z from 'zod'
import { event } from '../kernel/event'
import { id } from '../kernel/event-fields'

/** Kinds of records that can be referenced and, while referenced, not removed. */
export const referenceKinds = [
  'office',
  'department',
  'designation',
  'role',
  'client',
  'payroll-category',
] as const

/** Kinds of streams whose records reference others; `structure` references the main office. */
export const referenceSources = [
  'employee',
  'employment',
  'structure',
  'project',
  'invoice',
  'recurring-invoice',
  'device',
  'company-event',
] as const

const target = { kind: z.enum(referenceKinds), target_id: id() }
const reference = { ...target, source: z.enum(referenceSources), source_id: id() }

/** Earlier versions knew fewer kinds of records. */
const keepData = (data: Record<string, unknown>) => data

/** The references to a record: stream `references-{id of the record}`. */
export const referenceEvents = {
  /**
   * From now on the record stays until the reference is released. Repeated for each further claim.
   */
  ReferenceClaimed: event('ReferenceClaimed', {
    v: 5,
    data: z.object(reference),
    upcast: { 1: keepData, 2: keepData, 3: keepData, 4: keepData },
  }),
  /** Several records of an import claim the same reference; `source_ids` names each once. */
  ReferencesClaimed: event('ReferencesClaimed', {
    v: 1,
    data: z.object({ ...target, source: z.enum(referenceSources), source_ids: z.array(id()) }),
  }),
  ReferenceReleased: event('ReferenceReleased', {
    v: 5,
    data: z.object(reference),
    upcast: { 1: keepData, 2: keepData, 3: keepData, 4: keepData },
  }),
  /** The record is unreferenced and can no longer be referenced; a process removes it. */
  ReferencesClosed: event('ReferencesClosed', {
    v: 2,
    data: z.object(target),
    upcast: { 1: keepData },
  }),
}
