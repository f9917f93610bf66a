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
export interface Names<S = any> {
  readonly source: ReferenceSource
  readonly decider: Decider<S, any, any>
  of(state: S): readonly Target[]
}

const names = <S>(definition: Names<S>): Names<S> => definition

const named = (kind: ReferenceKind, id: string | null): Target[] =>
  id ? [{ kind, target_id: id }] : []

/** Office, department and role, while the employee works there. */
export const ofEmployee = names({
  source: 'employee',
  decider: employeeDecider,
  of: (state) =>
    state.status === 'active'
      ? [
          ...named('office', state.record.location_id),
          ...named('department', state.record.department_id),
          ...named('role', state.record.role_id),
        ]
      : [],
})

/** The names in any version of the contract, so that past versions stay readable. */
export const ofEmployment = names({
  source: 'employment',
  decider: employmentDecider,
  of: ({ contracts }) =>
    Object.values(contracts).flatMap(({ designation_id, adjustments }) => [
      ...named('designation', designation_id),
      ...Object.values(adjustments).flatMap(({ category_id }) =>
        named('payroll-category', category_id),
      ),
    ]),
})

/** A company always has one main office. */
export const ofStructure = names({
  source: 'structure',
  decider: structureDecider,
  of: ({ offices }) =>
    Object.entries(offices).flatMap(([id, { main }]) => (main ? named('office', id) : [])),
})

export const ofProject = names({
  source: 'project',
  decider: projectDecider,
  of: (state) => ('client_id' in state ? named('client', state.client_id) : []),
})

export const ofInvoice = names({
  source: 'invoice',
  decider: invoiceDecider,
  of: (state) => ('content' in state ? named('client', state.content.client_id) : []),
})

export const ofRecurringInvoice = names({
  source: 'recurring-invoice',
  decider: recurringInvoiceDecider,
  of: (state) => (state.status === 'none' ? [] : named('client', state.details.client_id)),
})

/** The office whose time the device shows. */
export const ofDevice = names({
  source: 'device',
  decider: deviceDecider,
  of: (state) => (state.status === 'active' ? named('office', state.details.location_id) : []),
})

/** The office whose people the event is for. */
export const ofCompanyEvent = names({
  source: 'company-event',
  decider: companyEventDecider,
  of: (state) => (state.status === 'active' ? named('office', state.details.location_id) : []),
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
