import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany, hire } from '../people'
import { rowsOf, types } from './company'

/** Checklists that begin and end with an employment. */
export const checklistCommands: readonly MultiStepCommand[] = [
  {
    name: 'termination of an employee with checklists',
    appends: 4,
    reserves: 0,
    async prepare(product) {
      const company = await createCompany(product)
      const { token } = company.admin
      const params = { ws: company.ws }
      const items = [{ text: 'Keys', owner: 'admin' as const, days: 0 }]

      for (const kind of ['joining', 'leaving'] as const) {
        const body = { name: kind, kind, automatic: true, items }
        await product.call(checklistsApi.addChecklistTemplate, { token, params, body })
      }

      const gone = await hire(product, company, 'Gone')
      const today = new Date().toISOString().slice(0, 10)

      return {
        act: () =>
          product.call(peopleApi.terminateEmployee, {
            token,
            params: { id: gone.employee },
            body: { terminated_on: today },
          }),
        async complete() {
          expect(await types(product, `checklists-${gone.employee}`)).toEqual([
            'ChecklistBegun',
            'ChecklistCancelled',
            'ChecklistBegun',
          ])

          const rows = await rowsOf(
            product,
            'checklists',
            'employee_id = $1 order by begun_at',
            gone.employee,
          )

          expect(rows.map(({ kind, status }) => [kind, status])).toEqual([
            ['joining', 'cancelled'],
            ['leaving', 'open'],
          ])
        },
      }
    },
  },
]
