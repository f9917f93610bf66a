import { candidateEvents } from '@workledger/contracts/recruiting/candidate.events'
import type { CandidateEvent } from '@workledger/domain/recruiting/candidate'
import { uploadsOf } from '../kernel/uploads'

export const recruitingUploads = uploadsOf<CandidateEvent>({
  name: 'a resume',
  frees: [candidateEvents.CandidateDeleted, candidateEvents.CandidateErased],
  changes(event) {
    switch (event.type) {
      case 'CandidateApplied':
        return { resume: event.data.resume.file }
      case 'CandidateDeleted':
      case 'CandidateErased':
        return 'none'
      default:
        return undefined
    }
  },
})
