import type { AreaApi } from '../kernel/area'
import { CandidatesController } from './candidates.controller'
import { Candidates } from './candidates.service'
import { HireController } from './hire.controller'
import { InterviewsController } from './interviews.controller'
import { CandidateMessagesController } from './messages.controller'
import { OpeningsController } from './openings.controller'
import { servePages } from './pages/serve-pages'
import { PublicOpeningsController } from './public-openings.controller'
import { PublicOpenings } from './public-openings.service'
import { RecruitingSettingController } from './recruiting-setting.controller'

export const recruitingArea: AreaApi = {
  name: 'recruiting',
  controllers: [
    OpeningsController,
    CandidatesController,
    CandidateMessagesController,
    InterviewsController,
    HireController,
    RecruitingSettingController,
    PublicOpeningsController,
  ],
  providers: [Candidates, PublicOpenings],
  serve: servePages,
}
