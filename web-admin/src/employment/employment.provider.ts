import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { command } from '../kit/command'

export const employmentCommands = {
  addContract: command(employmentApi.addContract, 'people', 'audit'),
  changeContract: command(employmentApi.changeContract, 'people', 'audit'),
  deleteContract: command(employmentApi.deleteContract, 'people', 'audit'),
  changeProbation: command(employmentApi.changeProbation, 'audit'),
  addAdjustment: command(employmentApi.addAdjustment, 'audit'),
  changeAdjustment: command(employmentApi.changeAdjustment, 'audit'),
  deleteAdjustment: command(employmentApi.deleteAdjustment, 'audit'),
}
