import * as z from 'zod'
import { event } from '../kernel/event'
import { count, id, plain } from '../kernel/event-fields'
import { fieldTypes, positionTypes } from './form-fields'
import { LONGEST_DESCRIPTION, LONGEST_STAGE } from './recruiting.bounds'

const opening = { opening_id: id() }

const openingDetails = {
  title: plain(200),
  /** HTML of a few harmless elements. */
  description: plain(LONGEST_DESCRIPTION).nullable(),
  position_type: z.enum(positionTypes),
  is_remote_allowed: z.boolean(),
  /** In the order of the board; a candidate begins in the first. */
  stages: z.array(plain(LONGEST_STAGE)),
  city: plain(120),
  country: plain(120),
}

const ofField = { ...opening, field_id: id() }

const field = {
  name: plain(100),
  display_name: plain(200),
  type: z.enum(fieldTypes),
  choices: z.array(plain(200)),
  is_required: z.boolean(),
  /** Order of the fields. */
  sort_weight: count(),
}

/** An opening with its application form: stream `opening-{id}`. */
export const openingEvents = {
  OpeningAdded: event('OpeningAdded', { v: 1, data: z.object({ ...opening, ...openingDetails }) }),
  OpeningChanged: event('OpeningChanged', {
    v: 1,
    data: z.object({ ...opening, ...z.object(openingDetails).partial().shape }),
  }),
  /** Target days in each stage; an unnamed stage has no target. */
  StageDaysPlanned: event('StageDaysPlanned', {
    v: 1,
    data: z.object({
      ...opening,
      planned_days: z.array(z.object({ stage: plain(LONGEST_STAGE), days: count() })),
    }),
  }),
  /** Takes no more applications and is not on the public page. */
  OpeningClosed: event('OpeningClosed', { v: 1, data: z.object(opening) }),
  OpeningReopened: event('OpeningReopened', { v: 1, data: z.object(opening) }),
  /** Its candidates are then deleted. */
  OpeningDeleted: event('OpeningDeleted', { v: 1, data: z.object(opening) }),
  FormFieldAdded: event('FormFieldAdded', { v: 1, data: z.object({ ...ofField, ...field }) }),
  FormFieldChanged: event('FormFieldChanged', {
    v: 1,
    data: z.object({ ...ofField, ...z.object(field).partial().shape }),
  }),
  FormFieldDeleted: event('FormFieldDeleted', { v: 1, data: z.object(ofField) }),
}
