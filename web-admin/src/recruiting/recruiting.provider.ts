import { candidatesApi as c } from '@workledger/contracts/recruiting/candidates.api'
import { openingsApi as o } from '@workledger/contracts/recruiting/openings.api'
import {
  candidatesList,
  interviewsList,
  openingsList,
  recruitingTemplatesList,
} from '@workledger/contracts/recruiting/recruiting.lists'
import { recruitingSettingApi as s } from '@workledger/contracts/recruiting/recruiting-setting.api'
import { command, managed, type ResourceOf, resource } from '../kit/command'

export const recruitingResources = {
  openings: resource(openingsList, {
    areas: ['recruiting'],
    writes: { create: o.addOpening, update: o.changeOpening, delete: o.deleteOpening },
  }),
  candidates: resource(candidatesList, { areas: ['recruiting'] }),
  interviews: managed(interviewsList, { areas: ['recruiting'] }),
  recruiting_templates: resource(recruitingTemplatesList, {
    areas: ['recruiting'],
    writes: {
      create: s.addRecruitingTemplate,
      update: s.changeRecruitingTemplate,
      delete: s.deleteRecruitingTemplate,
    },
  }),
} satisfies Record<string, ResourceOf>

export const recruitingCommands = {
  addOpening: command(o.addOpening),
  changeOpening: command(o.changeOpening, 'audit'),
  deleteOpening: command(o.deleteOpening, 'audit'),
  addFormField: command(o.addFormField, 'audit'),
  changeFormField: command(o.changeFormField, 'audit'),
  deleteFormField: command(o.deleteFormField, 'audit'),
  changeCandidate: command(c.changeCandidate, 'audit'),
  deleteCandidate: command(c.deleteCandidate),
  rejectCandidate: command(c.rejectCandidate, 'audit'),
  reconsiderCandidate: command(c.reconsiderCandidate, 'audit'),
  hireCandidate: command(c.hireCandidate, 'people', 'documents', 'audit'),
  rateCandidate: command(c.rateCandidate, 'audit'),
  addCandidateNote: command(c.addNote, 'audit'),
  deleteCandidateNote: command(c.deleteNote, 'audit'),
  sendCandidateMessage: command(c.sendMessage, 'audit'),
  revokeMessageLink: command(c.revokeMessageLink, 'audit'),
  scheduleInterview: command(c.scheduleInterview, 'audit'),
  changeInterview: command(c.changeInterview, 'audit'),
  cancelInterview: command(c.cancelInterview, 'audit'),
  changeRecruitingSetting: command(s.changeRecruitingSetting),
  addRecruitingTemplate: command(s.addRecruitingTemplate),
  changeRecruitingTemplate: command(s.changeRecruitingTemplate),
  deleteRecruitingTemplate: command(s.deleteRecruitingTemplate),
}
