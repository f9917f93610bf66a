import type { AreaApi } from '../kernel/area'
import { OvertimeController } from './overtime.controller'
import { WorkingTimeController } from './working-time.controller'
import { WorkingTimeAccounts } from './working-time-accounts.service'
import { WorkingTimeRulesController } from './working-time-rules.controller'

export const workingTimeArea: AreaApi = {
  name: 'working-time',
  controllers: [WorkingTimeController, OvertimeController, WorkingTimeRulesController],
  providers: [WorkingTimeAccounts],
}
