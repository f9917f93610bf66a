import type { Pool } from 'pg'
import type { AreaApi } from '../kernel/area'
import { Commands } from '../kernel/commands/commands'
import { LOG } from '../kernel/log'
import { POOL } from '../kernel/options'
import { BiometricsController } from './biometrics.controller'
import { DeviceCalls } from './device-calls'
import { DeviceService } from './iclock/device-service'
import { serveDevices } from './iclock/routes'
import { PunchImports } from './import/punch-import.service'
import { PunchImportUndo } from './import/punch-import-undo.service'
import { PunchImportsController } from './import/punch-imports.controller'

export const biometricsArea: AreaApi = {
  name: 'biometrics',
  controllers: [BiometricsController, PunchImportsController],
  providers: [
    DeviceService,
    PunchImports,
    PunchImportUndo,
    { provide: DeviceCalls, useFactory: (pool: Pool) => new DeviceCalls(pool), inject: [POOL] },
  ],
  serve: (fastify, get) =>
    serveDevices(fastify, {
      commands: get(Commands),
      calls: get(DeviceCalls),
      service: get(DeviceService),
      log: get(LOG),
    }),
}
