import { operationsApi } from '@workledger/contracts/operations/operations.api'
import { command, type ResourceOf } from '../kit/command'

export const operationsResources = {
  deliveries: { areas: ['operations'], who: 'admin' },
} satisfies Record<string, ResourceOf>

export const operationsCommands = { resendDelivery: command(operationsApi.resendDelivery, 'audit') }
