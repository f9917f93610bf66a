import { Controller } from '@nestjs/common'
import {
  employeeImportsApi as api,
  type EmployeeImportDetails,
  keptPeopleReasons,
} from '@workledger/contracts/people/imports.api'
import { planUndo } from '@workledger/domain/people/import/undo'
import { leftValuesOf, peopleOfImport } from '@workledger/projections/people/imports.queries'
import { employeeImportsList } from '@workledger/projections/people/people.lists'
import { OwnGain } from '../../kernel/access/own-gain'
import { selvesOf } from '../../kernel/http/acts-for'
import type { Call } from '../../kernel/http/call'
import { Route } from '../../kernel/http/route'
import { Lists } from '../../kernel/lists/lists'
import { EmployeeImportUndo } from './import-undo.service'

/** Most people that an answer names. */
const MOST_KEPT = 200

@Controller()
export class EmployeeImportsController {
  constructor(
    private readonly undoing: EmployeeImportUndo,
    private readonly lists: Lists,
    private readonly gain: OwnGain,
  ) {}

  @Route(api.employeeImports)
  list(call: Call<typeof api.employeeImports>) {
    return this.lists.page(employeeImportsList, call)
  }

  @Route(api.employeeImport)
  async show(call: Call<typeof api.employeeImport>): Promise<{ data: EmployeeImportDetails }> {
    return { data: await this.details(call, call.params.id) }
  }

  @Route(api.undoEmployeeImport)
  async undo(call: Call<typeof api.undoEmployeeImport>): Promise<{ data: EmployeeImportDetails }> {
    call.gainAsked()
    const all = selvesOf(call.caller)
    const other = await this.gain.anotherCan(call as Call, all, { by: api.undoEmployeeImport })
    if (!other) call.ctx.markAloneOn(all)
    await this.undoing.run(call.ctx, call.workspace, {
      import_id: call.params.id,
      own: other ? all : [],
    })
    return { data: await this.details(call, call.params.id) }
  }

  private async details(
    call: Pick<Call, 'workspace' | 'read' | 'ctx' | 'caller'>,
    id: string,
  ): Promise<EmployeeImportDetails> {
    const row = await this.lists.one(employeeImportsList, call as Call, id)
    const { people, left } = await call.read(async (db) => ({
      people: await peopleOfImport(db, call.workspace, id),
      left: await leftValuesOf(db, call.workspace, { importId: id, most: MOST_KEPT }),
    }))

    const { kept } = planUndo(people)

    return {
      ...row,
      undo: {
        removable: people.length - kept.length,
        kept: keptPeopleReasons.flatMap((reason) => {
          const count = kept.filter((person) => person.reason === reason).length
          return count === 0 ? [] : [{ reason, count }]
        }),
        people: kept.slice(0, MOST_KEPT).map(({ id: person, name, oid, reason }) => ({
          ...{ id: person, name, oid },
          reason: reason as (typeof keptPeopleReasons)[number],
        })),
        left,
      },
    }
  }
}
