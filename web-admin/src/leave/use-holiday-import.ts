import { useQuery } from '@tanstack/react-query'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { type Schema, useForm } from '@workledger/kit/form/form'
import { today } from '@workledger/kit/i18n/format'
import { useLanguage } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { toast } from '@workledger/kit/ui/toast'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { useLeaveWords } from './leave-row'

interface TypedImport {
  office: string
  country: string
  state: string
  year: string
  /** Days whose tick differs from the proposal. */
  turned: readonly string[]
}

/** The documents' first country, if the office has none. */
const firstCountry = 'IN'

const required: readonly (readonly ['office' | 'country' | 'year', string])[] = [
  ['office', 'field.required'],
  ['country', 'leave.country'],
  ['year', 'leave.country_year'],
]

interface OfferedDay {
  date: string
  type: string
  added: boolean
}

/**
 * Returns whether a day is chosen. Days by law are proposed; days on which offices are only usually
 * closed are not.
 */
export const isChosen = ({ date, type, added }: OfferedDay, turned: readonly string[]) =>
  !added && (type === 'public') !== turned.includes(date)

export interface Closing {
  /** Called with the holidays' year after saving. */
  show: (year: string) => void
  close: () => void
}

export type HolidayImport = ReturnType<typeof useHolidayImport>

/** The form that copies public holidays to an office, and its offered days. */
export function useHolidayImport(
  first: { id: string; country: string | null },
  { show, close }: Closing,
) {
  const { t } = useLeaveWords()
  const { workspace } = useMember()
  const language = useLanguage()
  const now = Number(today().slice(0, 4))
  const send = useConsoleCommand('importHolidays')
  const chosenOf = (values: TypedImport) => offered.filter((day) => isChosen(day, values.turned))

  const schema: Schema = {
    safeParse: (values: TypedImport) => {
      const issues = required.flatMap(([name, message]) =>
        values[name] ? [] : [{ path: [name], message }],
      )

      if (issues.length === 0 && chosenOf(values).length === 0)
        issues.push({ path: ['turned' as never], message: 'leave.holiday_chosen' })

      return issues.length ? { success: false, error: { issues } } : { success: true, data: values }
    },
  }

  const words = useRecordWords(leaveWords)
  const form = useForm<TypedImport, undefined, typeof words>({
    words,
    schema,
    initial: {
      office: first.id,
      country: first.country || firstCountry,
      state: '',
      year: String(now),
      turned: [],
    },
    submit: async (typed) => {
      const holidays = chosenOf(typed).map(({ date, name, part }) => ({ date, name, part }))
      const { data } = await send
        .send({ params: { ws: workspace.id, id: typed.office }, body: { holidays } })
        .catch(saying(t('holiday.failedImport')))
      toast(pair(t('holiday.imported'), String(data.added)))
      show(typed.year)
      close()
    },
  })

  const { office, country, state, year } = form.values

  const states =
    useQuery({
      ...query(leaveRulesApi.publicHolidayStates, { query: { country, language } }),
      enabled: !!country,
      staleTime: Number.POSITIVE_INFINITY,
    }).data?.data ?? []

  const inState = states.some(({ state_code }) => state_code === state) ? { state } : {}

  const found = useQuery({
    ...query(leaveRulesApi.publicHolidays, {
      query: { country, ...inState, year, location_id: office },
    }),
    enabled: !!country && !!year,
    retry: false,
  })

  const offered = found.data?.data ?? []
  const chosen = chosenOf(form.values)

  return { form, states, found, offered, chosen }
}
