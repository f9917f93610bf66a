import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { openingsApi } from '@workledger/contracts/recruiting/openings.api'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany, hire } from '../people'
import { recruit } from '../recruiting'
import { rowsOf, types } from './company'

/** A candidate who becomes an employee. */
export const recruitingCommands: readonly MultiStepCommand[] = [
  {
    name: 'hiring an applicant',
    appends: 4,
    reserves: 2,
    async prepare(product) {
      const company = await createCompany(product)
      const { token } = company.admin
      const interviewer = await hire(product, company, 'Ivo')
      const { openings, candidates } = await recruit(product, company, interviewer.employee)
      const params = { id: openings!, candidateId: candidates! }

      return {
        act: () => product.call(candidatesApi.hireCandidate, { token, params, body: {} }),
        async complete() {
          const [candidate] = await rowsOf(product, 'candidates', 'id = $1', candidates)
          expect(candidate).toMatchObject({ status: 'hired' })

          const employees = await rowsOf(
            product,
            'employees',
            `workspace_id = $1 and email = 'sara@mail.example'`,
            company.ws,
          )

          expect(employees).toMatchObject([{ id: candidate.employee_id }])

          expect(
            (await types(product, `candidate-${candidates}`)).filter(
              (type) => type === 'CandidateHired',
            ),
          ).toHaveLength(1)

          const kept = await product.call(documentsApi.documents, {
            token,
            params: { id: candidate.employee_id },
            query: {},
          })

          expect(kept.body.data).toMatchObject([{ type: 'Resume' }])
        },
      }
    },
  },
  {
    name: 'a stage that is removed',
    appends: 2,
    reserves: 0,
    long: true,
    async prepare(product) {
      const company = await createCompany(product)
      const as = { token: company.admin.token }

      const { openings, candidates } = await recruit(
        product,
        company,
        (await hire(product, company, 'Ivo')).employee,
      )

      const on = { ...as, params: { id: openings!, candidateId: candidates! } }
      await product.call(candidatesApi.changeCandidate, { ...on, body: { stage: 'Interview' } })

      const change = {
        ...as,
        params: { ws: company.ws, id: openings! },
        body: { stages: 'Applied, Offer' },
      }

      return {
        act: () => product.call(openingsApi.changeOpening, change),
        async complete() {
          expect((await rowsOf(product, 'candidates', 'id = $1', candidates))[0].stage).toMatch(
            /^(Applied|Offer)$/,
          )
        },
      }
    },
  },
  {
    name: 'deletion of an opening with a candidate',
    appends: 2,
    reserves: 0,
    long: true,
    async prepare(product) {
      const company = await createCompany(product)
      const as = { token: company.admin.token }

      const { openings, candidates } = await recruit(
        product,
        company,
        (await hire(product, company, 'Ivo')).employee,
      )

      return {
        act: () =>
          product.call(openingsApi.deleteOpening, {
            ...as,
            params: { ws: company.ws, id: openings! },
          }),
        async complete() {
          expect(await rowsOf(product, 'candidates', 'id = $1', candidates)).toEqual([])

          expect(
            (await types(product, `candidate-${candidates}`)).filter(
              (type) => type === 'CandidateDeleted',
            ),
          ).toHaveLength(1)

          const keys = await product.owner.query(
            'select wrapped from vault.person_keys where person = $1',
            [candidates],
          )

          expect(keys.rows).toEqual([{ wrapped: null }])
        },
      }
    },
  },
]
