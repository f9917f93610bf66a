import type { AreaContracts } from '../kernel/area'
import { candidateEvents } from './candidate.events'
import { answered, candidate, candidateMessage, candidatesApi } from './candidates.api'
import { openingEvents } from './opening.events'
import { formField, opening, openingsApi } from './openings.api'
import { publicOpening, publicOpeningDetail, publicOpeningsApi } from './public-openings.api'
import { recruitingErrors } from './recruiting.errors'
import { recruitingEventWords } from './recruiting.event-words'
import { recruitingGains } from './recruiting.gains'
import {
  candidatesList,
  interviewsList,
  openingsList,
  recruitingTemplatesList,
} from './recruiting.lists'
import { recruitingPublicEvents } from './recruiting.public-events'
import { recruitingSetting, recruitingSettingApi } from './recruiting-setting.api'
import { recruitingSettingEvents } from './recruiting-setting.events'

export const recruitingContracts = {
  name: 'recruiting',
  endpoints: [openingsApi, candidatesApi, recruitingSettingApi, publicOpeningsApi],
  gains: recruitingGains,
  lists: [openingsList, candidatesList, interviewsList, recruitingTemplatesList],
  events: [openingEvents, candidateEvents, recruitingSettingEvents],
  publicEvents: recruitingPublicEvents,
  eventWords: recruitingEventWords,
  errors: recruitingErrors,
  tokens: {
    never: ['revokeMessageLink', 'deleteCandidate'],
    events: ['CandidateDeleted', 'CandidateLinkRevoked'],
  },
  records: {
    Candidate: candidate,
    CandidateAnswer: answered,
    CandidateMessage: candidateMessage,
    FormField: formField,
    Opening: opening,
    PublicOpening: publicOpening,
    PublicOpeningDetail: publicOpeningDetail,
    RecruitingSetting: recruitingSetting,
  },
} satisfies AreaContracts
