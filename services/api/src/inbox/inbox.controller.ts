import { Controller } from '@nestjs/common'
import {
  inboxApi as api,
  type InboxCounts,
  inboxKinds,
} from '@workledger/contracts/inbox/inbox.api'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Zones } from '../kernel/lists/zones'

@Controller()
export class InboxController {
  constructor(private readonly zones: Zones) {}

  @Route(api.inbox)
  async inbox({ ctx, workspace, caller }: Call<typeof api.inbox>) {
    const none = Object.fromEntries(inboxKinds.map((kind) => [kind, 0])) as unknown as InboxCounts
    return {
      data: [],
      counts: { ...none, total: 0 },
      today: await this.zones.today(ctx, workspace, caller.employee),
      next: null,
    }
  }
}
