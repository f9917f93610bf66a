import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { employeeParams, idOf } from '../kernel/record'
import { clearable, created, day, email, id, one, optionalText, text } from '../kernel/shapes'
import { dependantRelations } from './relatives.events'

const contact = z.object({ id: idOf('employees'), contactId: idOf('emergency_contacts') })
const dependant = z.object({ id: idOf('employees'), dependantId: idOf('dependants') })

export const emergencyContact = z.object({
  id: id(),
  name: z.string(),
  relation: z.string(),
  phone_number: z.string(),
  other_phone: z.string().nullable(),
  email: z.string().nullable(),
  revision: z.number(),
})

export type EmergencyContact = z.output<typeof emergencyContact>

export const dependantShape = z.object({
  id: id(),
  name: z.string(),
  relation: z.enum(dependantRelations),
  birthday_on: z.string().nullable(),
  revision: z.number(),
})

export type Dependant = z.output<typeof dependantShape>

export const contactBody = z.object({
  name: text('relatives.name', 120),
  relation: text('relatives.relation', 60),
  phone_number: text('relatives.phone', 40),
  other_phone: optionalText(40),
  email: clearable(email()),
})

export const dependantBody = z.object({
  name: text('relatives.name', 120),
  relation: z.enum(dependantRelations, { error: 'relatives.chosen' }),
  birthday_on: clearable(day('field.date')),
})

export const relativesApi = area('people', {
  relatives: endpoint({
    method: 'GET',
    path: '/employees/{id}/relatives',
    who: 'payee',
    summary: 'Emergency contacts and dependants of an employee, at most 20 of each, oldest first',
    params: employeeParams,
    response: one(
      z.object({
        emergency_contacts: z.array(emergencyContact),
        dependants: z.array(dependantShape),
        /** Stream for the history panel. */
        stream: z.string(),
      }),
    ),
  }),
  addEmergencyContact: endpoint({
    method: 'POST',
    path: '/employees/{id}/emergency-contacts',
    who: 'payee',
    whileReadOnly: 'own',
    summary: 'Add an emergency contact',
    status: 201,
    params: employeeParams,
    body: contactBody,
    response: created(),
    errors: ['relatives.most'],
  }),
  changeEmergencyContact: endpoint({
    method: 'PUT',
    path: '/employees/{id}/emergency-contacts/{contactId}',
    who: 'payee',
    whileReadOnly: 'own',
    summary: 'Change an emergency contact',
    params: contact,
    body: contactBody.partial(),
    response: one(emergencyContact),
  }),
  removeEmergencyContact: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/emergency-contacts/{contactId}',
    who: 'payee',
    whileReadOnly: 'own',
    summary: 'Remove an emergency contact',
    params: contact,
  }),
  addDependant: endpoint({
    method: 'POST',
    path: '/employees/{id}/dependants',
    who: 'payee',
    whileReadOnly: 'own',
    summary: 'Add a dependant',
    status: 201,
    params: employeeParams,
    body: dependantBody,
    response: created(),
    errors: ['relatives.most'],
  }),
  changeDependant: endpoint({
    method: 'PUT',
    path: '/employees/{id}/dependants/{dependantId}',
    who: 'payee',
    whileReadOnly: 'own',
    summary: 'Change a dependant',
    params: dependant,
    body: dependantBody.partial(),
    response: one(dependantShape),
  }),
  removeDependant: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/dependants/{dependantId}',
    who: 'payee',
    whileReadOnly: 'own',
    summary: 'Remove a dependant',
    params: dependant,
  }),
})
