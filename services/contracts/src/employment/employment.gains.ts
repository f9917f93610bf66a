import { type Gains, person } from '../kernel/own-gain'
import type { employmentApi } from './employment.api'

/** The gain of each writing call of this area for its caller. */
export const employmentGains: Gains<typeof employmentApi> = {
  addContract: person('Pay'),
  deleteContract: person('Pay'),
  changeContract: person('Pay'),
  addAdjustment: person('Allowances and deductions'),
  deleteAdjustment: person('Allowances and deductions'),
  changeAdjustment: person('Allowances and deductions'),
  changeProbation: person('Security of the job'),
}
