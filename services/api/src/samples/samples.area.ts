import type { AreaApi } from '../kernel/area'
import { SampleChecks } from './sample-checks.service'
import { SampleDraws } from './sample-draw.service'
import { SampleItems } from './sample-item.service'
import { SamplesController } from './samples.controller'

export const samplesArea: AreaApi = {
  name: 'samples',
  controllers: [SamplesController],
  providers: [SampleChecks, SampleDraws, SampleItems],
}
