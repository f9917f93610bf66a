import * as z from 'zod'
import { event } from '../kernel/event'
import { day, id, personal, plain } from '../kernel/event-fields'

const relativesSubject = 'employee_id'
const who = { employee_id: id() }
const contact = { ...who, contact_id: id() }
const dependant = { ...who, dependant_id: id() }

/** Most of each kind for one employee. */
export const MOST_RELATIVES = 20

export const dependantRelations = ['spouse', 'partner', 'child', 'parent', 'other'] as const

export const contactFields = {
  name: personal.text(),
  /** In the employee's own words: sister, neighbour. */
  relation: personal.text(),
  phone_number: personal.text(),
  other_phone: personal(plain().nullable()),
  email: personal(plain().nullable()),
}

export const dependantFields = {
  name: personal.text(),
  relation: personal(z.enum(dependantRelations)),
  birthday_on: personal(day().nullable()),
}

/**
 * Emergency contacts and dependants: stream `relatives-{employee}`. All of it is the employee's
 * personal data.
 */
export const relativeEvents = {
  EmergencyContactAdded: event('EmergencyContactAdded', {
    v: 1,
    subject: relativesSubject,
    data: z.object({ ...contact, ...contactFields }),
  }),
  EmergencyContactChanged: event('EmergencyContactChanged', {
    v: 1,
    subject: relativesSubject,
    data: z.object({ ...contact, ...z.object(contactFields).partial().shape }),
  }),
  EmergencyContactRemoved: event('EmergencyContactRemoved', {
    v: 1,
    subject: relativesSubject,
    data: z.object(contact),
  }),
  DependantAdded: event('DependantAdded', {
    v: 1,
    subject: relativesSubject,
    data: z.object({ ...dependant, ...dependantFields }),
  }),
  DependantChanged: event('DependantChanged', {
    v: 1,
    subject: relativesSubject,
    data: z.object({ ...dependant, ...z.object(dependantFields).partial().shape }),
  }),
  DependantRemoved: event('DependantRemoved', {
    v: 1,
    subject: relativesSubject,
    data: z.object(dependant),
  }),
}
