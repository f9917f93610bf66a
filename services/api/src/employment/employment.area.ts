import type { AreaApi } from '../kernel/area'
import { AdjustmentsController } from './adjustments.controller'
import { EmploymentController } from './employment.controller'
import { Employment } from './employment.service'

export const employmentArea: AreaApi = {
  name: 'employment',
  controllers: [EmploymentController, AdjustmentsController],
  providers: [Employment],
}
