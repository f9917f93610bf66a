import { employmentEvents as e } from '@workledger/contracts/employment/employment.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { employmentDecider } from '@workledger/domain/employment/employment'
import {
  change,
  changeWhere,
  erased,
  on,
  projection,
  removeWhere,
  type Source,
  said,
  source,
} from '../kernel/projection'
import { col, table } from '../kernel/table'

export const contracts = table(
  'contracts',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    effective_on: col.day,
    start_date: col.maybe.day,
    end_date: col.maybe.day,
    designation_id: col.maybe.uuid,
    role_description: col.maybe.text,
    base_compensation_amount: col.maybe.numeric,
    base_compensation_type: col.maybe.text,
    pay_frequency: col.maybe.text,
    currency: col.text,
    working_days: col.json<Record<string, number[]>>(),
    working_hours: col.maybe.numeric,
    working_period_unit: col.maybe.text,
    shift_start_at: col.maybe.text,
    document: col.maybe.text,
    revision: col.int,
    sources: col.json<Source[]>(),
  },
  {
    counted: true,
    followed: true,
    indexes: [
      'employee_id, effective_on desc',
      'workspace_id, employee_id, effective_on',
      'designation_id',
    ],
  },
)

export const contractAdjustments = table(
  'contract_adjustments',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    contract_id: col.uuid,
    adjustment_type: col.text,
    category_id: col.uuid,
    amount: col.maybe.numeric,
    calculation_type: col.text,
    proration: col.text,
    timing: col.text,
    valid_from: col.maybe.day,
    valid_to: col.maybe.day,
    sources: col.json<Source[]>(),
    revision: col.revision,
  },
  { indexes: ['contract_id', 'category_id', 'employee_id'] },
)

/** Facts of an employment apart from its contracts; without a row there are none. */
export const employments = table(
  'employments',
  {
    /** The employee's id. */
    id: col.uuid,
    workspace_id: col.uuid,
    probation_end: col.maybe.day,
    /** Ends for which a notice was sent. */
    told_probation: col.maybe.day,
    told_contract: col.maybe.day,
    revision: col.revision,
  },
  { indexes: ['workspace_id, probation_end'] },
)

const employeeId = (event: { data: { employee_id: string } }) => event.data.employee_id
const nothingSaid = { probation_end: null, told_probation: null, told_contract: null }

const contractId = (event: { data: { contract_id: string } }) => event.data.contract_id
const adjustmentId = (event: { data: { adjustment_id: string } }) => event.data.adjustment_id

export const employmentProjection = projection('employment', {
  version: 7,
  tables: [contracts, contractAdjustments, employments],
  contents: [
    [contractAdjustments, employmentDecider],
    [employments, employmentDecider],
  ],
  steps: [
    on(e.ContractAdded, contracts, contractId, (_, event) => {
      const { contract_id, ...data } = event.data
      const { workspace, revision } = event

      return {
        id: contract_id,
        workspace_id: workspace,
        ...data,
        document: null,
        revision,
        sources: [source(event)],
      }
    }),
    change(e.ContractChanged, contracts, contractId, (event, row) => {
      const { contract_id: _, ...data } = event.data
      return { ...said(data), revision: event.revision, sources: [...row.sources, source(event)] }
    }),
    change(e.ContractSigned, contracts, contractId, (event) => ({
      document: event.data.document,
      revision: event.revision,
    })),
    on(e.ContractDeleted, contracts, contractId, () => null),
    removeWhere(e.ContractDeleted, contractAdjustments, 'contract_id', contractId),
    on(
      e.ProbationSet,
      employments,
      employeeId,
      (row, { workspace, data: { probation_end } }, id) => ({
        ...(row ?? { ...nothingSaid, id, workspace_id: workspace }),
        probation_end,
      }),
    ),
    on(
      e.EmploymentEndNear,
      employments,
      employeeId,
      (row, { workspace, data: { about, on } }, id) => ({
        ...(row ?? { ...nothingSaid, id, workspace_id: workspace }),
        ...(about === 'probation' ? { told_probation: on } : { told_contract: on }),
      }),
    ),
    on(e.PayrollAdjustmentAdded, contractAdjustments, adjustmentId, (_, event) => {
      const { adjustment_id, ...data } = event.data
      return { id: adjustment_id, workspace_id: event.workspace, ...data, sources: [source(event)] }
    }),
    change(e.PayrollAdjustmentChanged, contractAdjustments, adjustmentId, (event, row) => {
      const { adjustment_id: _, ...data } = event.data
      return { ...data, sources: [...row.sources, source(event)] }
    }),
    on(e.PayrollAdjustmentDeleted, contractAdjustments, adjustmentId, () => null),
    changeWhere(
      employeeEvents.PersonErased,
      contracts,
      { column: 'employee_id', value: erased },
      () => {
        return { role_description: null, base_compensation_amount: null, document: null }
      },
    ),
    changeWhere(
      employeeEvents.PersonErased,
      contractAdjustments,
      { column: 'employee_id', value: erased },
      () => ({ amount: null }),
    ),
  ],
})
