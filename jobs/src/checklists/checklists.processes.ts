import { employmentEvents } from '@workledger/contracts/employment/employment.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { type Cause, checklistsDecider, isOpen } from '@workledger/domain/checklists/checklists'
import { checklistTemplates, type Template } from '@workledger/domain/checklists/templates'
import { contractEnd } from '@workledger/domain/employment/contract-end'
import { employmentDecider } from '@workledger/domain/employment/employment'
import { employeeDecider } from '@workledger/domain/people/employee'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

interface OfEmployee {
  workspace: string
  data: { employee_id: string }
  meta: { occurred_at: string }
}

/** Days after which a first or last day needs no preparation; an import may report older ones. */
const FRESH_DAYS = 30

const dayOf = ({ meta }: OfEmployee) => meta.occurred_at.slice(0, 10)

const isFresh = (day: string, event: OfEmployee) =>
  Date.parse(dayOf(event)) - Date.parse(day) <= FRESH_DAYS * 86_400_000

/** Begins every automatic checklist. One that has begun for this employment moves to the day. */
async function begin(
  event: OfEmployee,
  { kind, because, day }: { kind: Template['kind']; because: Cause; day: string },
  context: ProcessContext,
) {
  const { workspace, data } = event
  const { employee_id } = data
  if (!isFresh(day, event)) return
  const templates = Object.entries(await context.state(checklistTemplates, workspace)).filter(
    ([, template]) => template.automatic && template.kind === kind,
  )
  if (templates.length === 0) return
  const employee = await context.state(employeeDecider, employee_id)
  if (employee.status !== 'active' && employee.status !== 'terminated') return

  for (const [template_id, { name, items }] of templates)
    await context.run(
      checklistsDecider,
      employee_id,
      {
        type: 'begin',
        employee_id,
        checklist_id: context.newId(template_id),
        template_id,
        name,
        kind,
        because,
        employment: employee.earlier.length,
        day,
        items: items.map((item) => ({
          ...item,
          item_id: context.newId(`${template_id} ${item.item_id}`),
        })),
      },
      { step: template_id },
    )
}

/** Begins on the first day of work or, if it is unknown, on the day of the accepted invitation. */
async function joins(event: OfEmployee, context: ProcessContext) {
  const employee = await context.state(employeeDecider, event.data.employee_id)
  if (employee.status !== 'active') return
  const day = employee.record.hired_on ?? (employee.user_id ? dayOf(event) : null)
  if (day) await begin(event, { kind: 'joining', because: 'hire', day }, context)
}

/** Moves or cancels the checklists of a contract's end when the end changes or is removed. */
async function followContract(event: OfEmployee, context: ProcessContext) {
  const { employee_id } = event.data
  const checklists = Object.values(await context.state(checklistsDecider, employee_id))
  if (!checklists.some((each) => each.because === 'contract_end' && isOpen(each))) return
  const { contracts } = await context.state(employmentDecider, employee_id)
  const day = contractEnd(Object.values(contracts), dayOf(event))
  await context.run(checklistsDecider, employee_id, { type: 'follow-contract', employee_id, day })
}

const callOff =
  (kind: Template['kind'], because?: Cause) => (event: OfEmployee, context: ProcessContext) =>
    context
      .run(
        checklistsDecider,
        event.data.employee_id,
        {
          type: 'call-off',
          employee_id: event.data.employee_id,
          kind,
          ...(because && { because }),
        },
        { step: 'call-off' },
      )
      .then(() => {})

export const checklistProcesses: readonly Process[] = [
  process({
    name: 'checklists of who was added',
    on: employeeEvents.EmployeeAdded,
    when: ({ hired_on }) => hired_on !== null,
    react: async (event, context) => {
      // An import adds thousands of earlier joiners, whose records are not read for this.
      if (isFresh(event.data.hired_on!, event)) await joins(event, context)
    },
  }),
  process({ name: 'checklists of who joined', on: employeeEvents.EmployeeJoined, react: joins }),
  process({
    name: 'checklists of who was hired again',
    on: employeeEvents.EmployeeRehired,
    react: joins,
  }),
  process({
    name: 'checklists of whose first day changed',
    on: employeeEvents.EmployeeJobChanged,
    when: ({ hired_on }) => hired_on !== undefined,
    react: joins,
  }),
  process({
    name: 'checklists of who was terminated',
    on: employeeEvents.EmployeeTerminated,
    async react(event, context) {
      await callOff('joining')(event, context)
      await begin(
        event,
        { kind: 'leaving', because: 'termination', day: event.data.terminated_on },
        context,
      )
    },
  }),
  process({
    name: 'checklists of who was taken back',
    on: employeeEvents.EmployeeUnterminated,
    react: callOff('leaving', 'termination'),
  }),
  process({
    name: 'checklists of whose contract ends',
    on: employmentEvents.EmploymentEndNear,
    when: ({ about }) => about === 'contract',
    react: (event, context) =>
      begin(event, { kind: 'leaving', because: 'contract_end', day: event.data.on }, context),
  }),
  process({
    name: 'checklists of whose contract is added',
    on: employmentEvents.ContractAdded,
    // A first contract has no earlier one whose end could move.
    react: async (event, context) => {
      if (event.revision > 0) await followContract(event, context)
    },
  }),
  process({
    name: 'checklists of whose contract changed',
    on: employmentEvents.ContractChanged,
    when: ({ end_date, effective_on }) => end_date !== undefined || effective_on !== undefined,
    react: followContract,
  }),
  process({
    name: 'checklists of whose contract was deleted',
    on: employmentEvents.ContractDeleted,
    react: followContract,
  }),
]
