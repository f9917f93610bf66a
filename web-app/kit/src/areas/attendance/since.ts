import { today } from '../../i18n/format'

/**
 * The first day of which attendance is shown: that of the record, or the first day of work where it
 * is before. Who was hired again keeps what was before.
 */
export const attendanceSince = (
  of: { hired_on?: string | null | undefined; created_at?: string | undefined } | undefined,
): string =>
  [of?.hired_on, of?.created_at?.slice(0, 10)].filter((day) => typeof day === 'string').sort()[0] ??
  today()
