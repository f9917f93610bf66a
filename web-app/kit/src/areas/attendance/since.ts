import { today } from '../../i18n/format'

/**
 * Returns the first day of shown attendance: that of the record, or the first day of work if it is
 * earlier. A rehired person keeps their earlier days.
 */
export const attendanceSince = (
  of: { hired_on?: string | null | undefined; created_at?: string | undefined } | undefined,
): string =>
  [of?.hired_on, of?.created_at?.slice(0, 10)].filter((day) => typeof day === 'string').sort()[0] ??
  today()
