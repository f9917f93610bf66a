import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import { workingTimeAccountsList } from '@workledger/contracts/working-time/working-time.lists'
import { command, managed, type ResourceOf } from '../kit/command'

export const workingTimeResources = {
  'working-time-accounts': managed(workingTimeAccountsList, { areas: ['working-time', 'people'] }),
} satisfies Record<string, ResourceOf>

export const workingTimeCommands = {
  closeWorkingTimeMonth: command(workingTimeApi.closeWorkingTimeMonth, 'audit'),
  bookWorkingTime: command(workingTimeApi.bookWorkingTime, 'audit'),
  payOutWorkingTime: command(workingTimeApi.payOutWorkingTime, 'audit'),
  withdrawWorkingTimePayout: command(workingTimeApi.withdrawWorkingTimePayout, 'audit'),
  setWorkingTimeRules: command(workingTimeApi.setWorkingTimeRules, 'audit'),
}
