import { exportStoreOf } from '@workledger/event-store/blobs/export-store'
import type { AreaApi } from '../kernel/area'
import { type ApiOptions, OPTIONS } from '../kernel/options'
import { ClosingController } from './closing.controller'
import { DataExportsController } from './data-exports.controller'
import { ExportFiles } from './export-files'
import { PrivacyController } from './privacy.controller'

export const privacyArea: AreaApi = {
  name: 'privacy',
  controllers: [PrivacyController, DataExportsController, ClosingController],
  providers: [
    {
      provide: ExportFiles,
      useFactory: ({ dataDir, uploads, vault }: ApiOptions) =>
        new ExportFiles(exportStoreOf(dataDir, uploads), vault),
      inject: [OPTIONS],
    },
  ],
}
