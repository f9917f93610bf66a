import { createHash } from 'node:crypto'
import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { candidatesApi as api } from '@workledger/contracts/recruiting/candidates.api'
import { documentDecider } from '@workledger/domain/documents/document'
import { getById } from '@workledger/domain/kernel/by-id'
import { streamOf } from '@workledger/domain/kernel/decider'
import { directoryDecider } from '@workledger/domain/people/directory'
import { candidateDecider } from '@workledger/domain/recruiting/candidate'
import { orCurrent } from '../kernel/commands/or-current'
import { Files } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Employees, placing } from '../people/employees.port'
import { References } from '../references/references.port'
import { Candidates } from './candidates.service'

/** Makes a candidate an employee. */
@Controller()
export class HireController {
  constructor(
    private readonly references: References,
    private readonly files: Files,
    private readonly employees: Employees,
    private readonly candidates: Candidates,
  ) {}

  /**
   * Claims the address and the next employee id first, as for every new employee. A process makes
   * the record and the document from the event, so that repetitions have no second effect. The
   * resume is stored under the employee's key and under the command by which that process adds the
   * document.
   */
  @Route(api.hireCandidate)
  async hire(call: Call<typeof api.hireCandidate>) {
    const { workspace, ctx, params, body } = call
    const candidate_id = params.candidateId
    const row = await this.candidates.find(workspace, candidate_id, params.id)
    const email = row.email ?? refuse('not_found')
    const { hired_on = null, invite } = body
    const [employee_id, document_id] = [ctx.newId(), ctx.newId()]
    const place = await this.employees.startingPlace(workspace)

    const hire = {
      ...place,
      type: 'hire' as const,
      candidate_id,
      employee_id,
      hired_on,
      invite,
      oid: null,
      document: null,
    }

    await orCurrent(
      () => call.check(candidateDecider, candidate_id, hire, call.seen(candidate_id)),
      () => this.candidates.answer(call, candidate_id),
    )

    const offered = (await this.employees.nextOids(workspace)).map((oid) => ({
      oid,
      key: this.employees.keyOf(workspace, 'oid', oid),
    }))

    const { state } = await call.append(directoryDecider, workspace, {
      type: 'claim',
      claims: [
        this.employees.claim(workspace, employee_id, 'email', email),
        ...(offered.length > 0
          ? [{ employee_id, kind: 'next-oid' as const, keys: offered.map(({ key }) => key) }]
          : []),
      ],
    })

    await this.references.claim(
      ctx,
      workspace,
      placing(employee_id, { location_id: place.location_id }),
    )

    const oid =
      offered.find(({ key }) => getById(state.oid.holders, key) === employee_id)?.oid ?? null
    const resume = await this.files.get(row.resume.file)
    const of = { workspace, person: employee_id, stream: streamOf(documentDecider, document_id) }

    await this.files.keep(
      ctx,
      of,
      resume && { name: resume.name, type: resume.type, bytes: resume.bytes },
      (file) => {
        const document = file && resume ? { document_id, file, ...describe(resume) } : null
        return call.run(candidateDecider, candidate_id, { ...hire, oid, document })
      },
    )

    return { data: { id: employee_id } }
  }
}

const describe = ({ bytes, type }: { bytes: Uint8Array; type: string }) => ({
  hash: hashOf(bytes),
  size: bytes.length,
  content_type: type,
})

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
