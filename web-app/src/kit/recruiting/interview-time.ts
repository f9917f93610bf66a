import { useMember } from '../current'
import { isolated, shownZone, useFormat } from '../format'
import { useText } from '../i18n'
import { dayOf, timeOf } from '../zone-time'
import { interviewTexts } from './messages'

/** When an interview is and how long, by the company's clocks, whose zone is named where it is not the reader's. */
export function useInterviewTime() {
  const t = useText(interviewTexts)
  const { day } = useFormat()
  const zone = useMember().workspace.timezone
  return ({ starts_at, minutes }: { starts_at: string; minutes: number }) => {
    const at = `${day(dayOf(starts_at, zone))}, ${isolated(timeOf(starts_at, zone))} · ${t('minutes', { minutes })}`
    return zone === shownZone() ? at : `${at} (${isolated(zone)})`
  }
}
