import type { AreaApi } from '../kernel/area'
import { WatchController } from './watch.controller'

export const watchArea: AreaApi = { name: 'watch', controllers: [WatchController] }
