import { PushSubscriptions } from '@workledger/event-store/secrets/push-subscriptions'
import { StopKeys } from '@workledger/event-store/secrets/stop-keys'
import type { Pool } from 'pg'
import type { AreaApi } from '../kernel/area'
import { MASTER_KEY, POOL } from '../kernel/options'
import { NoticeMailsController } from './notice-mails.controller'
import { NoticesController } from './notices.controller'
import { PushDevicesController } from './push-devices.controller'
import { PushTests } from './push-tests'

export const noticesArea: AreaApi = {
  name: 'notices',
  controllers: [NoticesController, NoticeMailsController, PushDevicesController],
  providers: [
    PushTests,
    {
      provide: PushSubscriptions,
      useFactory: (pool: Pool, masterKey: Buffer) => new PushSubscriptions(pool, masterKey),
      inject: [POOL, MASTER_KEY],
    },
    {
      provide: StopKeys,
      useFactory: (masterKey: Buffer) => new StopKeys(masterKey),
      inject: [MASTER_KEY],
    },
  ],
}
