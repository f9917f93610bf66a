import { candidateEvents as c } from '@workledger/contracts/recruiting/candidate.events'
import { openingEvents as o } from '@workledger/contracts/recruiting/opening.events'
import { documentDecider } from '@workledger/domain/documents/document'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { employeeDecider } from '@workledger/domain/people/employee'
import { blank } from '@workledger/domain/people/employee-state'
import { candidateDecider } from '@workledger/domain/recruiting/candidate'
import { openingDecider, stageInstead } from '@workledger/domain/recruiting/opening'
import { candidatesOf } from '@workledger/projections/recruiting/recruiting.queries'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

interface OfCandidate {
  data: { candidate_id: string }
}

/** Moves a candidate whose stage was removed meanwhile to an existing one. */
async function keepWithinStages({ data: { candidate_id } }: OfCandidate, context: ProcessContext) {
  const candidate = await context.state(candidateDecider, candidate_id)
  if (candidate.status === 'none' || candidate.status === 'deleted') return
  const opening = await context.state(openingDecider, candidate.opening_id)

  // An application that arrived during the deletion is deleted too.
  if (opening.status === 'deleted')
    await context.run(candidateDecider, candidate_id, { type: 'delete', candidate_id })

  if (opening.status !== 'open' && opening.status !== 'closed') return
  const { stages } = opening.details

  await context.run(candidateDecider, candidate_id, {
    type: 'follow-stages',
    candidate_id,
    stages,
    instead: stages[0]!,
  })
}

const erase = ({ data: { candidate_id } }: OfCandidate, context: ProcessContext) =>
  context.erase(candidate_id)

export const recruitingProcesses: readonly Process[] = [
  process({
    name: 'candidates of a removed stage',
    on: o.OpeningChanged,
    when: ({ stages }) => stages !== undefined,
    async react({ data: { opening_id, stages = [] } }, context) {
      const before = await context.before(openingDecider)
      const earlier =
        before.status === 'open' || before.status === 'closed' ? before.details.stages : []
      if (earlier.every((stage) => stages.includes(stage))) return
      const left = await context.ask((db) => candidatesOf(db, opening_id, stages))

      await sideBySide(left, async (candidate_id) => {
        const candidate = await context.state(candidateDecider, candidate_id)
        if (candidate.status === 'none' || candidate.status === 'deleted') return
        const instead = stageInstead(earlier, stages, candidate.stage)

        await context.run(candidateDecider, candidate_id, {
          type: 'follow-stages',
          candidate_id,
          stages,
          instead,
        })
      })
    },
  }),
  process({ name: 'stage of an application', on: c.CandidateApplied, react: keepWithinStages }),
  process({ name: 'stage of a moved candidate', on: c.CandidateMoved, react: keepWithinStages }),
  process({
    name: 'candidates of a deleted opening',
    on: o.OpeningDeleted,
    async react({ data: { opening_id } }, context) {
      const left = await context.ask((db) => candidatesOf(db, opening_id))
      await sideBySide(left, async (candidate_id) => {
        const { status } = await context.state(candidateDecider, candidate_id)

        if (status !== 'deleted')
          await context.run(candidateDecider, candidate_id, { type: 'delete', candidate_id })
      })
    },
  }),
  process({ name: 'key of a deleted candidate', on: c.CandidateDeleted, react: erase }),
  process({ name: 'key of an erased candidate', on: c.CandidateErased, react: erase }),
  process({
    name: 'employee of a hired candidate',
    on: c.CandidateHired,
    async react({ data }, context) {
      const {
        candidate_id,
        employee_id,
        hired_on,
        invite,
        oid,
        role_id,
        time_off_policy_id,
        location_id,
        document,
      } = data

      const candidate = await context.state(candidateDecider, candidate_id)

      // The candidate was erased before hiring, so there is no data for an employee.
      if (
        candidate.status === 'none' ||
        candidate.status === 'deleted' ||
        !candidate.first_name ||
        !candidate.last_name
      )
        return

      const { first_name, last_name, email, phone: phone_number, gender } = candidate
      const person = { first_name, last_name, email, phone_number, gender }
      const place = { oid, role_id, time_off_policy_id, location_id }

      await context.run(employeeDecider, employee_id, {
        ...blank,
        ...person,
        ...place,
        type: 'add',
        employee_id,
        hired_on,
        invite,
      })

      if (!document?.hash) return
      const { document_id, ...file } = document
      const details = { filename: 'Resume', type: 'Resume', expires_on: null }

      await context.run(
        documentDecider,
        document_id,
        { type: 'add', employee_id, document_id, details, file: { ...file, hash: document.hash } },
        // The request's own command that wrote the file.
        { asRequest: '' },
      )
    },
  }),
]
