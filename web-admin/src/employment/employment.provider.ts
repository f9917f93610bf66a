import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { command } from '../kit/command'

export const employmentCommands = {
  addContract: command(employmentApi.addContract, 'employees', 'audit'),
  changeContract: command(employmentApi.changeContract, 'employees', 'audit'),
  deleteContract: command(employmentApi.deleteContract, 'employees', 'audit'),
  addAdjustment: command(employmentApi.addAdjustment, 'audit'),
  changeAdjustment: command(employmentApi.changeAdjustment, 'audit'),
  deleteAdjustment: command(employmentApi.deleteAdjustment, 'audit'),
}
