import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import type { absencesApi } from '@workledger/contracts/leave/absences.api'
import { joinFacts } from '../../i18n/format'
import { useLeaveWords } from './leave-words'

export type Absence = AnswerOf<typeof absencesApi.absences>['data'][number]
export type AbsenceDay = AnswerOf<typeof absencesApi.absenceDays>['data'][number]

/** Describes an absence: its type if the viewer may know it, its days, and whether it waits. */
export function useAbsenceWords() {
  const { t, dates } = useLeaveWords()
  return (absence: Absence) =>
    joinFacts([absence.type, dates(absence), absence.status === 'pending' && t('team.waiting')])
}
