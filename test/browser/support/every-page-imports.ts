import { biometricsApi } from '@workledger/contracts/biometrics/biometrics.api'
import { punchImportsApi } from '@workledger/contracts/biometrics/punch-imports.api'
import { documentImportsApi } from '@workledger/contracts/documents/document-imports.api'
import { leaveImportsApi } from '@workledger/contracts/leave/leave-imports.api'
import { importApi } from '@workledger/contracts/people/import.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { timeImportsApi } from '@workledger/contracts/time-tracking/time-imports.api'
import type { Person } from '../../support/people'
import type { Product } from '../../support/product'
import { smallPdf } from '../../support/small-pdf'
import { upload } from '../../support/upload'
import { zipOf } from '../../support/zip'

/** Imports a file of each kind, and returns the addresses of the imports' pages. */
export async function importedPages(
  product: Product,
  { admin, ws }: { admin: Person; ws: string },
  office: string,
): Promise<string[]> {
  return [
    `/admin/time-imports/${await importedTime(product, admin, ws)}`,
    `/admin/employees/imports/${await importedPeople(product, admin, ws)}`,
    `/admin/leaves/imports/${await importedLeave(product, admin, ws)}`,
    `/admin/employees/document-imports/${await importedDocuments(product, admin, ws)}`,
    `/admin/biometrics/imports/${await importedPunches(product, admin, ws, office)}`,
  ]
}

/** Imports leave with a row that is refused. */
async function importedLeave(product: Product, admin: Person, ws: string) {
  const rows = [
    'Email,Absence type,Start date,End date,Comment',
    `${admin.email},Sick leave,2024-03-04,2024-03-05,Writing it all down`,
    'nobody@example.com,A leave type of the north that is not found,2024-03-04,2024-03-05,',
  ]

  const { body } = await upload(product, leaveImportsApi.importLeave, {
    token: admin.token,
    params: { ws },
    files: { file: { name: 'leave.csv', bytes: rows.join('\n') } },
  })

  return body.data.id as string
}

/** Imports a document, and one that is refused. */
async function importedDocuments(product: Product, admin: Person, ws: string) {
  const bytes = zipOf([
    { name: `${admin.email}/Contracts/Contract.pdf`, bytes: smallPdf() },
    { name: 'A folder of the north/A category of the north/Contract.pdf', bytes: smallPdf() },
  ])

  const { body } = await upload(product, documentImportsApi.importDocuments, {
    token: admin.token,
    params: { ws },
    files: { file: { name: 'documents.zip', bytes } },
  })

  return body.data.id as string
}

/** Imports a person whom an undo leaves. */
async function importedPeople(product: Product, admin: Person, ws: string) {
  const call = { token: admin.token, params: { ws } }
  const bytes = 'First name,Last name,ID\nMargherita,Imported,I-1'
  const files = { file: { name: 'people.csv', bytes } }
  const { body } = await upload(product, importApi.importEmployees, { ...call, files })
  const found = await product.call(peopleApi.employees, { ...call, query: { q: 'I-1' } })

  await product.call(peopleApi.changeEmployee, {
    token: admin.token,
    params: { ws, id: found.body.data[0]!.id },
    body: { city: 'Porto' },
  })

  return body.data.id as string
}

/** Imports an entry of the administrator, and a row that is refused; returns the import's id. */
async function importedTime(product: Product, admin: Person, ws: string): Promise<string> {
  const rows = [
    'User,Email,Project,Description,Start date,Start time,End date,End time',
    `Ada,${admin.email},,Writing it all down,2026-03-03,09:00:00,2026-03-03,10:00:00`,
    'A person of the north who is not found,,,Writing,2026-03-03,09:00:00,2026-03-03,10:00:00',
  ]

  const sent = await upload(product, timeImportsApi.importTime, {
    token: admin.token,
    params: { ws },
    fields: { zone: 'Europe/Lisbon' },
    files: { file: { name: 'time.csv', bytes: rows.join('\n') } },
  })

  expect(sent.status).toBe(201)

  return sent.body.data.id
}

/** Imports a device's file with a punch of the administrator and a refused row. */
async function importedPunches(
  product: Product,
  admin: Person,
  ws: string,
  location_id: string,
): Promise<string> {
  const call = { token: admin.token, params: { ws } }
  const shown = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
  const device = { name: 'Entrance of the north building', serial_no: 'FILE1', location_id }
  const added = await product.call(biometricsApi.addDevice, { ...call, body: device })
  const device_id = added.body.data.id
  await product.call(biometricsApi.registerEmployee, {
    ...call,
    body: { employee_id: admin.employee, device_id, pin: '1', since: shown(9) },
  })

  const sent = await upload(product, punchImportsApi.importPunches, {
    ...call,
    fields: { device_id },
    files: {
      file: { name: '1_attlog.dat', bytes: `1\t${shown(8)}\t1\t0\r\n2\t${shown(8)}\t1\t0\r\n` },
    },
  })

  expect(sent.status).toBe(201)

  return sent.body.data.id
}
