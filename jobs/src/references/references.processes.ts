import { deviceEvents } from '@workledger/contracts/biometrics/biometrics.events'
import { companyEvents } from '@workledger/contracts/calendar/calendar.events'
import { employmentEvents } from '@workledger/contracts/employment/employment.events'
import { invoiceEvents } from '@workledger/contracts/invoicing/invoicing.events'
import { recurringInvoiceEvents } from '@workledger/contracts/invoicing/recurring.events'
import type { EventDefinition, RecordedOf } from '@workledger/contracts/kernel/event'
import { NEWCOMER_ROLE } from '@workledger/contracts/kernel/permissions'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { projectEvents } from '@workledger/contracts/projects/projects.events'
import { referenceEvents } from '@workledger/contracts/references/references.events'
import { structureEvents } from '@workledger/contracts/structure/structure.events'
import { clientDecider } from '@workledger/domain/clients/client'
import { getById } from '@workledger/domain/kernel/by-id'
import { payrollCategoriesDecider } from '@workledger/domain/payroll/payroll-categories'
import { employeeDecider } from '@workledger/domain/people/employee'
import { isGone } from '@workledger/domain/people/employee-state'
import {
  type ReferenceKind,
  referencesDecider,
  type Target,
} from '@workledger/domain/references/references'
import { structureDecider } from '@workledger/domain/structure/structure'
import { type Expectation, expectation, type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'
import {
  everyName,
  type Names,
  ofCompanyEvent,
  ofDevice,
  ofEmployee,
  ofEmployment,
  ofInvoice,
  ofProject,
  ofRecurringInvoice,
  ofStructure,
} from './names'

type Happened = { workspace: string; meta: { occurred_at: string } }

/** Records in the stream of `target` whether the source names it. */
async function follow(
  event: Happened,
  { source, decider, of }: Names,
  { source_id, target, step = '' }: { source_id: string; target: Target; step?: string },
  context: ProcessContext,
) {
  const { kind, target_id } = target
  // Read before the source: a claim made in between belongs to a request in progress.
  const { sources } = await context.state(referencesDecider, target_id)
  const state = await context.state(decider, source_id)
  // Statements about a deleted person name nothing.
  const gone = source === 'employment' && isGone(await context.state(employeeDecider, source_id))
  const names =
    !gone && of(state).some((each) => each.kind === kind && each.target_id === target_id)
  const seen = getById(sources, source_id)

  const { closed } = await context.run(
    referencesDecider,
    target_id,
    { ...target, type: 'follow', source, source_id, names, seen },
    { step: `${source} ${kind}${step}` },
  )

  // A reinstated person may have had a place that no longer exists.
  if (names && closed && source === 'employee') {
    const job = await placeWithout(kind, event.workspace, context)
    const effective_on = event.meta.occurred_at.slice(0, 10)

    await context.run(
      employeeDecider,
      source_id,
      { type: 'change-job', employee_id: source_id, effective_on, ...job },
      { step: kind },
    )
  }
}

/** Returns the place of a person whose office, department or role is removed. */
async function placeWithout(kind: ReferenceKind, workspace: string, context: ProcessContext) {
  if (kind === 'office') return { location_id: null }
  if (kind === 'department') return { department_id: null }
  const { roles } = await context.state(structureDecider, workspace)
  const role_id = Object.keys(roles).find((id) => roles[id]!.name === NEWCOMER_ROLE)
  if (!role_id) throw new Error(`The workspace ${workspace} has no role ${NEWCOMER_ROLE}.`)

  return { role_id }
}

async function followAll(
  event: Happened,
  names: Names,
  { id, before }: { id: string; before: readonly Target[] },
  context: ProcessContext,
) {
  const now = names.of(await context.state(names.decider, id))
  const targets = new Map(
    [...before, ...now].map((target) => [`${target.kind} ${target.target_id}`, target]),
  )

  for (const target of targets.values())
    await follow(event, names, { source_id: id, target }, context)
}

/** Follows an event of a stream that names others, by recording the present names. */
const followed = <D extends EventDefinition>(
  names: Names,
  on: D,
  when?: (data: RecordedOf<D>['data']) => boolean,
): Process =>
  process({
    name: `what is named after ${on.type}`,
    on,
    ...(when && { when }),
    async react(event: RecordedOf<D>, context) {
      const id = event.stream.slice(names.decider.category.length + 1)
      await followAll(
        event,
        names,
        { id, before: names.of(await context.before(names.decider)) },
        context,
      )
    },
  })

/** The removals that take effect once no record names the target. */
const removals: Record<
  ReferenceKind,
  (workspace_id: string, id: string, context: ProcessContext) => Promise<unknown>
> = {
  office: (workspace_id, location_id, context) =>
    context.run(structureDecider, workspace_id, {
      type: 'remove-office',
      workspace_id,
      location_id,
    }),
  department: (workspace_id, id, context) =>
    context.run(structureDecider, workspace_id, {
      type: 'remove',
      kind: 'department',
      workspace_id,
      id,
    }),
  designation: (workspace_id, id, context) =>
    context.run(structureDecider, workspace_id, {
      type: 'remove',
      kind: 'designation',
      workspace_id,
      id,
    }),
  role: (workspace_id, role_id, context) =>
    context.run(structureDecider, workspace_id, { type: 'remove-role', workspace_id, role_id }),
  client: (_, client_id, context) =>
    context.run(clientDecider, client_id, { type: 'delete', client_id }),
  async 'payroll-category'(workspace_id, category_id, context) {
    const { allowance } = await context.state(payrollCategoriesDecider, workspace_id)
    const kind = allowance[category_id] === undefined ? 'deduction' : 'allowance'

    await context.run(payrollCategoriesDecider, workspace_id, {
      type: 'delete',
      workspace_id,
      category_id,
      kind,
    })
  },
}

const names =
  (...fields: string[]) =>
  (data: object) =>
    fields.some((field) => (data as Record<string, unknown>)[field] !== undefined)

const { EmployeeDeleted } = employeeEvents

export const referenceProcesses: readonly Process[] = [
  followed(
    ofEmployee,
    employeeEvents.EmployeeJobChanged,
    names('location_id', 'department_id', 'role_id'),
  ),
  followed(ofEmployee, employeeEvents.EmployeeTerminated),
  followed(ofEmployee, employeeEvents.EmployeeUnterminated),
  followed(ofEmployee, employeeEvents.EmployeeRehired),
  followed(ofEmployee, EmployeeDeleted),
  process({
    name: 'what was named by contracts of who was deleted',
    on: EmployeeDeleted,
    react: (event, context) =>
      followAll(event, ofEmployment, { id: event.data.employee_id, before: [] }, context),
  }),
  followed(ofEmployment, employmentEvents.ContractChanged, names('designation_id')),
  followed(ofEmployment, employmentEvents.ContractDeleted),
  followed(ofEmployment, employmentEvents.PayrollAdjustmentChanged),
  followed(ofEmployment, employmentEvents.PayrollAdjustmentDeleted),
  followed(ofStructure, structureEvents.OfficeChanged, names('main')),
  followed(ofProject, projectEvents.ProjectChanged, names('client_id')),
  followed(ofProject, projectEvents.ProjectDeleted),
  followed(ofInvoice, invoiceEvents.InvoiceChanged, names('client_id')),
  followed(ofInvoice, invoiceEvents.InvoiceDeleted),
  followed(ofRecurringInvoice, recurringInvoiceEvents.RecurringInvoiceChanged, names('client_id')),
  followed(ofDevice, deviceEvents.DeviceChanged, names('location_id')),
  followed(ofDevice, deviceEvents.DeviceDeleted),
  followed(ofCompanyEvent, companyEvents.CompanyEventChanged, names('location_id')),
  followed(ofCompanyEvent, companyEvents.CompanyEventDeleted),
  process({
    name: 'removal of what nobody names',
    on: referenceEvents.ReferencesClosed,
    react: ({ workspace, data: { kind, target_id } }, context) =>
      removals[kind](workspace, target_id, context).then(() => {}),
  }),
]

const sayings: Record<ReferenceKind, readonly EventDefinition[]> = {
  office: [
    employeeEvents.EmployeeAdded,
    employeeEvents.EmployeeJobChanged,
    structureEvents.OfficeChanged,
    deviceEvents.DeviceAdded,
    deviceEvents.DeviceChanged,
    companyEvents.CompanyEventAdded,
    companyEvents.CompanyEventChanged,
  ],
  department: [employeeEvents.EmployeeAdded, employeeEvents.EmployeeJobChanged],
  role: [employeeEvents.EmployeeJobChanged],
  designation: [employmentEvents.ContractAdded, employmentEvents.ContractChanged],
  client: [
    projectEvents.ProjectAdded,
    projectEvents.ProjectChanged,
    invoiceEvents.InvoiceDrafted,
    invoiceEvents.InvoiceChanged,
    recurringInvoiceEvents.RecurringInvoiceStarted,
    recurringInvoiceEvents.RecurringInvoiceChanged,
  ],
  'payroll-category': [
    employmentEvents.PayrollAdjustmentAdded,
    employmentEvents.PayrollAdjustmentChanged,
  ],
}

/** Returns the record that names others, as a claim and the following event give it. */
const sourceOf = (data: Record<string, unknown>) =>
  (data.source_id ??
    data.employee_id ??
    data.project_id ??
    data.recurring_id ??
    data.invoice_id ??
    data.device_id ??
    data.event_id ??
    data.workspace_id) as string

export const referenceExpectations: readonly Expectation[] = Object.entries(sayings).map(
  ([kind, followedBy]) =>
    expectation({
      name: `record that names the claimed ${kind}`,
      on: [referenceEvents.ReferenceClaimed, referenceEvents.ReferencesClaimed],
      when: (data) => data.kind === kind,
      followedBy,
      key: (data) => (data.source_ids as readonly string[] | undefined) ?? sourceOf(data),
      async otherwise(event, context, source_id) {
        const { source, kind, target_id } = event.data
        const target = { kind, target_id }
        const step = event.type === 'ReferencesClaimed' ? ` ${source_id}` : ''

        await follow(
          event,
          everyName.find((each) => each.source === source)!,
          { source_id, target, step },
          context,
        )
      },
    }),
)
