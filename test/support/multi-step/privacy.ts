import { peopleApi } from '@workledger/contracts/people/people.api'
import { privacyApi } from '@workledger/contracts/privacy/privacy.api'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany, hire } from '../people'
import { rowsOf } from './company'

/** The erasure of people who have left. */
export const privacyCommands: readonly MultiStepCommand[] = [
  {
    name: 'erasure of a former employee with an account',
    appends: 4,
    reserves: 0,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)
      const who = await hire(product, { ws, admin }, 'Vanisha')
      const { token } = admin
      await product.call(peopleApi.terminateEmployee, { token, params: { id: who.employee }, body: { terminated_on: '2010-03-31' } })
      const [{ user_id }] = await rowsOf(product, 'retained_people', 'id = $1', who.employee)
      const keys = 'select count(*)::int as n from vault.person_keys where person in ($1, $2) and wrapped is not null'
      return {
        act: () => product.call(privacyApi.erasePerson, { token, params: { ws, id: who.employee }, body: { name: 'Vanisha Tester' } }),
        async complete() {
          expect(await rowsOf(product, 'retained_people', 'id = $1', who.employee)).toMatchObject([{ status: 'erased', first_name: null }])
          expect((await product.owner.query(keys, [who.employee, user_id])).rows[0].n).toBe(0)
          expect((await product.owner.query('select from vault.credentials where user_id = $1', [user_id])).rowCount).toBe(0)
          expect((await product.owner.query('select from read.users where id = $1', [user_id])).rowCount).toBe(0)
        },
      }
    },
  },
]
