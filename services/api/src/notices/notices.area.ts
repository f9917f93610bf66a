import { StopKeys } from '@workledger/event-store/secrets/stop-keys'
import type { AreaApi } from '../kernel/area'
import { MASTER_KEY } from '../kernel/options'
import { NoticeMailsController } from './notice-mails.controller'
import { NoticesController } from './notices.controller'

export const noticesArea: AreaApi = {
  name: 'notices',
  controllers: [NoticesController, NoticeMailsController],
  providers: [
    {
      provide: StopKeys,
      useFactory: (masterKey: Buffer) => new StopKeys(masterKey),
      inject: [MASTER_KEY],
    },
  ],
}
