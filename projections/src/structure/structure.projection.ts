import { officeDetails } from '@workledger/contracts/structure/office-details'
import { structureEvents as e } from '@workledger/contracts/structure/structure.events'
import { begin, change, on, projection, said } from '../kernel/projection'
import { col, columnsOf, table } from '../kernel/table'

export const offices = table(
  'offices',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    main: col.bool,
    timezone: col.text,
    ...columnsOf(officeDetails.shape),
    revision: col.revision,
  },
  { counted: true, followed: true, indexes: ['workspace_id, name'] },
)

export const departments = table(
  'departments',
  { id: col.uuid, workspace_id: col.uuid, name: col.text, revision: col.revision },
  { counted: true, followed: true, indexes: ['workspace_id, name'] },
)

export const designations = table(
  'designations',
  { id: col.uuid, workspace_id: col.uuid, name: col.text, revision: col.revision },
  { counted: true, followed: true, indexes: ['workspace_id, name'] },
)

export const structureProjection = projection('structure', {
  version: 3,
  tables: [offices, departments, designations],
  steps: [
    begin(
      e.OfficeAdded,
      offices,
      (event) => event.data.location_id,
      ({ data: { location_id, ...data } }) => ({ id: location_id, ...data }),
    ),
    change(
      e.OfficeChanged,
      offices,
      (event) => event.data.location_id,
      ({ data: { location_id: _, ...data } }) => said(data),
    ),
    on(
      e.OfficeRemoved,
      offices,
      (event) => event.data.location_id,
      () => null,
    ),
    begin(
      e.DepartmentAdded,
      departments,
      (event) => event.data.department_id,
      ({ data: { department_id, ...data } }) => ({ id: department_id, ...data }),
    ),
    change(
      e.DepartmentRenamed,
      departments,
      (event) => event.data.department_id,
      (event) => ({ name: event.data.name }),
    ),
    on(
      e.DepartmentRemoved,
      departments,
      (event) => event.data.department_id,
      () => null,
    ),
    begin(
      e.DesignationAdded,
      designations,
      (event) => event.data.designation_id,
      ({ data: { designation_id, ...data } }) => ({ id: designation_id, ...data }),
    ),
    change(
      e.DesignationRenamed,
      designations,
      (event) => event.data.designation_id,
      (event) => ({ name: event.data.name }),
    ),
    on(
      e.DesignationRemoved,
      designations,
      (event) => event.data.designation_id,
      () => null,
    ),
  ],
})
