import type { AreaApi } from '../kernel/area'
import { Commands } from '../kernel/commands/commands'
import { LOG } from '../kernel/log'
import { BiometricsController } from './biometrics.controller'
import { DeviceCalls } from './device-calls'
import { DeviceService } from './iclock/device-service'
import { serveDevices } from './iclock/routes'

export const biometricsArea: AreaApi = {
  name: 'biometrics',
  controllers: [BiometricsController],
  providers: [DeviceService],
  serve: (fastify, get) =>
    serveDevices(fastify, { commands: get(Commands), calls: get(DeviceCalls), service: get(DeviceService), log: get(LOG) }),
}
