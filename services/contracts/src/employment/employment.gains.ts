import { type Gains, person } from '../kernel/own-gain'
import type { employmentApi } from './employment.api'

/** What the calls of this area that write may give to the person who makes them. */
export const employmentGains: Gains<typeof employmentApi> = {
  addContract: person('Pay'),
  deleteContract: person('Pay'),
  changeContract: person('Pay'),
  addAdjustment: person('Allowances and deductions'),
  deleteAdjustment: person('Allowances and deductions'),
  changeAdjustment: person('Allowances and deductions'),
  changeProbation: person('Security of the job'),
}
