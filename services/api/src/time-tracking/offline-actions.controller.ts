import { Controller } from '@nestjs/common'
import { offlineActionsApi as api } from '@workledger/contracts/time-tracking/offline-actions.api'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { OfflineActions } from './offline-actions.service'

/** Takes the actions that a device kept while it had no network. */
@Controller()
export class OfflineActionsController {
  constructor(private readonly offline: OfflineActions) {}

  @Route(api.sendOfflineActions)
  async send(call: Call<typeof api.sendOfflineActions>) {
    return { data: await this.offline.carryOut(call) }
  }
}
