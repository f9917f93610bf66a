import * as z from 'zod'
import { plain } from '../kernel/event-fields'
import { mapFields } from '../kernel/pick'
import { optionalText, text } from '../kernel/shapes'

/** Address and phone of an office. Events, the list and the read table take them from here. */
export const officeDetails = z.object({
  address_line_1: plain().nullable(),
  address_line_2: plain().nullable(),
  phone_number: plain().nullable(),
  city: plain().nullable(),
  state: plain().nullable(),
  postal_code: plain().nullable(),
  country: plain().nullable(),
})

/** The same as a call gives them. */
export const officeDetailsBody = {
  address_line_1: text('structure.address'),
  address_line_2: text('structure.address'),
  phone_number: optionalText(40),
  city: optionalText(120),
  state: optionalText(120),
  postal_code: optionalText(20),
  country: optionalText(2),
} satisfies Record<keyof typeof officeDetails.shape, z.ZodType>

export const noOfficeDetails = mapFields(officeDetails, () => null)
