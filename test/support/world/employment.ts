import { recruit } from '../recruiting'
import { sampleBody } from '../samples'
import { upload } from '../upload'
import { document, endpointNamed, type Making } from './making'

/** Makes the employee's contract, bank account and relatives, and candidates. */
export async function makeEmployment({ product, company, employee, ids, make, send }: Making) {
  const id = employee.employee

  await make('addContract', 'contracts', {
    params: { id },
    body: {
      effective_on: '2024-01-01',
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
      working_hours: '1',
      working_period_unit: 'week',
    },
  })

  const signed = await upload(product, endpointNamed('changeContract'), {
    token: company.admin.token,
    params: { id, contractId: ids.contracts! },
    files: { file: document },
  })

  if (signed.status !== 200) throw new Error(`changeContract: ${signed.status}`)
  Object.assign(ids, await recruit(product, company, id))

  await send('changeBankAccount', {
    params: { id },
    body: sampleBody(endpointNamed('changeBankAccount')),
  })

  await make('addEmergencyContact', 'emergency_contacts', { params: { id }, body: {} })
  await make('addDependant', 'dependants', { params: { id }, body: {} })
}
