import { deviceDecider } from '@workledger/domain/biometrics/device'
import { companyEventDecider } from '@workledger/domain/calendar/company-event'
import { employmentDecider } from '@workledger/domain/employment/employment'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { recurringInvoiceDecider } from '@workledger/domain/invoicing/recurring-invoice'
import type { Decider } from '@workledger/domain/kernel/decider'
import { employeeDecider } from '@workledger/domain/people/employee'
import { projectDecider } from '@workledger/domain/projects/project'
import type {
  ReferenceKind,
  ReferenceSource,
  Target,
} from '@workledger/domain/references/references'
import { structureDecider } from '@workledger/domain/structure/structure'

/** A kind of record, and the records that its state names. */
export interface Names<S = unknown> {
  readonly source: ReferenceSource
  readonly decider: Decider<S, never, { type: string }>
  of(state: S): readonly Target[]
}

const defineNames = <S>(definition: Names<S>): Names<S> => definition

const targetOf = (kind: ReferenceKind, id: string | null): Target[] =>
  id ? [{ kind, target_id: id }] : []

/** Office, department and role, while the employee works there. */
export const ofEmployee = defineNames({
  source: 'employee',
  decider: employeeDecider,
  of: (state) =>
    state.status === 'active'
      ? [
          ...targetOf('office', state.record.location_id),
          ...targetOf('department', state.record.department_id),
          ...targetOf('role', state.record.role_id),
        ]
      : [],
})

/** The names in any version of the contract, so that past versions stay readable. */
export const ofEmployment = defineNames({
  source: 'employment',
  decider: employmentDecider,
  of: ({ contracts }) =>
    Object.values(contracts).flatMap(({ designation_id, adjustments }) => [
      ...targetOf('designation', designation_id),
      ...Object.values(adjustments).flatMap(({ category_id }) =>
        targetOf('payroll-category', category_id),
      ),
    ]),
})

/** A company always has one main office. */
export const ofStructure = defineNames({
  source: 'structure',
  decider: structureDecider,
  of: ({ offices }) =>
    Object.entries(offices).flatMap(([id, { main }]) => (main ? targetOf('office', id) : [])),
})

export const ofProject = defineNames({
  source: 'project',
  decider: projectDecider,
  of: (state) => ('client_id' in state ? targetOf('client', state.client_id) : []),
})

export const ofInvoice = defineNames({
  source: 'invoice',
  decider: invoiceDecider,
  of: (state) => ('content' in state ? targetOf('client', state.content.client_id) : []),
})

export const ofRecurringInvoice = defineNames({
  source: 'recurring-invoice',
  decider: recurringInvoiceDecider,
  of: (state) => (state.status === 'none' ? [] : targetOf('client', state.details.client_id)),
})

/** The office whose time the device shows. */
export const ofDevice = defineNames({
  source: 'device',
  decider: deviceDecider,
  of: (state) => (state.status === 'active' ? targetOf('office', state.details.location_id) : []),
})

/** The office whose people the event is for. */
export const ofCompanyEvent = defineNames({
  source: 'company-event',
  decider: companyEventDecider,
  of: (state) => (state.status === 'active' ? targetOf('office', state.details.location_id) : []),
})

export const everyName: readonly Names[] = [
  ofEmployee,
  ofEmployment,
  ofStructure,
  ofProject,
  ofInvoice,
  ofRecurringInvoice,
  ofDevice,
  ofCompanyEvent,
]
