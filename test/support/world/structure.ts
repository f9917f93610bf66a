import { hire } from '../people'
import type { Making } from './making'

/** Makes a former employee, and a second record of each reference. */
export async function makeStructure({ product, company, ids, make, send }: Making) {
  const { ws } = company
  const former = await hire(product, company, 'Fay')
  await send('terminateEmployee', {
    params: { id: former.employee },
    body: { terminated_on: '2020-03-31' },
  })
  ids.retained_people = former.employee

  ids.leave_types = (await send('leaveTypes', { params: { ws } }))[0].id
  ids.leave_policies = (await send('leavePolicies', { params: { ws } }))[0].id

  await make('addOffice', 'offices', {
    params: { ws },
    body: { name: 'Second', address_line_1: 'A', address_line_2: 'B' },
  })

  await make('addDepartment', 'departments', { params: { ws }, body: { name: 'Second' } })
  await make('addDesignation', 'designations', { params: { ws }, body: { name: 'Second' } })

  await make('addRole', 'roles', {
    params: { ws },
    body: { name: 'Second', permissions: ['manage_surveys'] },
  })
}
