import { employeeEvents } from '@workledger/contracts/people/people.events'
import { relativeEvents as e } from '@workledger/contracts/people/relatives.events'
import { change, on, projection, removeWhere, said } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** An erased person has no rows. */
export const emergencyContacts = table(
  'emergency_contacts',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    name: col.text,
    relation: col.text,
    phone_number: col.text,
    other_phone: col.maybe.text,
    email: col.maybe.text,
    revision: col.revision,
  },
  { counted: true, indexes: ['employee_id'] },
)

export const dependants = table(
  'dependants',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    name: col.text,
    relation: col.text,
    birthday_on: col.maybe.day,
    revision: col.revision,
  },
  { indexes: ['employee_id'] },
)

export const relativesProjection = projection('relatives', {
  version: 2,
  tables: [emergencyContacts, dependants],
  steps: [
    on(
      e.EmergencyContactAdded,
      emergencyContacts,
      ({ data }) => data.contact_id,
      (_, { workspace, data: { contact_id: __, ...data } }, id) => {
        const { name, relation, phone_number } = data
        if (name === null || relation === null || phone_number === null) return null
        return { ...data, id, workspace_id: workspace, name, relation, phone_number }
      },
    ),
    change(
      e.EmergencyContactChanged,
      emergencyContacts,
      ({ data }) => data.contact_id,
      ({ data: { contact_id: _, ...data } }) => said(data) as object,
    ),
    on(
      e.EmergencyContactRemoved,
      emergencyContacts,
      ({ data }) => data.contact_id,
      () => null,
    ),
    on(
      e.DependantAdded,
      dependants,
      ({ data }) => data.dependant_id,
      (_, { workspace, data: { dependant_id: __, ...data } }, id) => {
        const { name, relation } = data
        return name === null || relation === null
          ? null
          : { ...data, id, workspace_id: workspace, name, relation }
      },
    ),
    change(
      e.DependantChanged,
      dependants,
      ({ data }) => data.dependant_id,
      ({ data: { dependant_id: _, ...data } }) => said(data) as object,
    ),
    on(
      e.DependantRemoved,
      dependants,
      ({ data }) => data.dependant_id,
      () => null,
    ),
    removeWhere(
      employeeEvents.EmployeeDeleted,
      emergencyContacts,
      'employee_id',
      ({ data }) => data.employee_id,
    ),
    removeWhere(
      employeeEvents.EmployeeDeleted,
      dependants,
      'employee_id',
      ({ data }) => data.employee_id,
    ),
  ],
})
