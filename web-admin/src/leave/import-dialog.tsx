import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useQuery } from '@tanstack/react-query'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { type Schema, useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useLanguage } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { PendingDialog } from '@workledger/kit/ui/pending-dialog'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import { useGetList } from 'react-admin'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { useLeaveWords } from './leave-row'

interface Typed {
  office: string
  country: string
  state: string
  year: string
  /** Days whose tick is not as it was proposed. */
  turned: readonly string[]
}
/** The country that the documents begin with, where the office does not say its own. */
const firstCountry = 'IN'
const required: readonly (readonly ['office' | 'country' | 'year', string])[] = [
  ['office', 'field.required'],
  ['country', 'leave.country'],
  ['year', 'leave.country_year'],
]

interface Offered {
  date: string
  type: string
  added: boolean
}
/** Days of the law are proposed; those on which offices are only usually closed are not. */
const isChosen = ({ date, type, added }: Offered, turned: readonly string[]) => !added && (type === 'public') !== turned.includes(date)

interface Closing {
  /** Of which year the holidays are, once they were written. */
  show: (year: string) => void
  close: () => void
}

/** Public holidays of a country and year, to choose from; days that an office has already are not offered. */
export default function ImportDialog({ office, show, close }: { office: string | undefined } & Closing) {
  const { t } = useLeaveWords()
  const offices = useGetList<{ id: string; name: string; main: boolean; country: string | null }>('offices', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  })
  if (!offices.data)
    return (
      <PendingDialog title={t('holiday.import')} error={offices.error as Error | null} retry={() => void offices.refetch()} close={close} />
    )
  if (offices.data.length === 0) return <NoOffice close={close} text={t('holiday.noOffice')} />
  const first = offices.data.find(({ id }) => id === office) ?? offices.data.find(({ main }) => main) ?? offices.data[0]!
  return <Import offices={offices.data} first={first} fixed={!!office} show={show} close={close} />
}

function NoOffice({ text, close }: { text: string; close: () => void }) {
  const { t } = useLeaveWords()
  const form = useForm({ schema: { safeParse: (data) => ({ success: true, data }) }, initial: {}, submit: async () => close() })
  return (
    <FormDialog title={t('holiday.import')} form={form} action={t('rules.close')} onClose={close}>
      <EmptyState dense icon="info" title={text} text={t('holiday.noOfficeText')} />
    </FormDialog>
  )
}

interface Office {
  id: string
  name: string
  country: string | null
}
function Import({ offices, first, fixed, show, close }: { offices: readonly Office[]; first: Office; fixed: boolean } & Closing) {
  const { t } = useLeaveWords()
  const { weekday } = useFormat()
  const { workspace } = useMember()
  const language = useLanguage() === 'ar' ? ('ar' as const) : ('en' as const)
  const now = Number(today().slice(0, 4))
  const send = useConsoleCommand('importHolidays')
  const countries = useQuery({
    ...query(leaveRulesApi.publicHolidaysCountries, { query: { language } }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.data
  const chosenOf = (values: Typed) => offered.filter((day) => isChosen(day, values.turned))
  const schema: Schema = {
    safeParse: (values: Typed) => {
      const issues = required.flatMap(([name, message]) => (values[name] ? [] : [{ path: [name], message }]))
      if (issues.length === 0 && chosenOf(values).length === 0) issues.push({ path: ['turned' as never], message: 'leave.holiday_chosen' })
      return issues.length ? { success: false, error: { issues } } : { success: true, data: values }
    },
  }
  const form = useForm<Typed>({
    schema,
    initial: { office: first.id, country: first.country || firstCountry, state: '', year: String(now), turned: [] },
    submit: async (typed) => {
      const holidays = chosenOf(typed).map(({ date, name, part }) => ({ date, name, part }))
      const { data } = await send
        .send({ params: { ws: workspace.id, id: typed.office }, body: { holidays } })
        .catch(saying(t('holiday.failedImport')))
      toast(`${t('holiday.imported')}: ${data.added}`)
      show(typed.year)
      close()
    },
  })
  const { office, country, state, year, turned } = form.values
  const states =
    useQuery({
      ...query(leaveRulesApi.publicHolidayStates, { query: { country, language } }),
      enabled: !!country,
      staleTime: Number.POSITIVE_INFINITY,
    }).data?.data ?? []
  const inState = states.some(({ state_code }) => state_code === state) ? { state } : {}
  const found = useQuery({
    ...query(leaveRulesApi.publicHolidays, { query: { country, ...inState, year, location_id: office } }),
    enabled: !!country && !!year,
    retry: false,
  })
  const offered = found.data?.data ?? []
  const chosen = chosenOf(form.values)
  const problem = form.field('turned').error
  const turn = (date: string) => form.set('turned', turned.includes(date) ? turned.filter((each) => each !== date) : [...turned, date])
  return (
    <FormDialog
      title={t('holiday.import')}
      form={form}
      action={t('holiday.importCount', { count: chosen.length })}
      ready={chosen.length > 0}
      onClose={close}
    >
      {!fixed && (
        <SelectField
          {...form.field('office')}
          required
          label={t('holiday.office')}
          options={offices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' }, gap: 1.5, alignItems: 'start' }}>
        <SelectField
          {...form.field('country')}
          required
          label={t('holiday.country')}
          placeholder={t('rules.choose')}
          options={(countries ?? []).map(({ country_code, name }) => ({ value: country_code, label: name }))}
        />
        <SelectField
          {...form.field('year')}
          required
          label={t('balance.yearLabel')}
          options={[now - 1, now, now + 1].map((each) => ({ value: String(each), label: String(each) }))}
        />
      </Box>
      {states.length > 0 && (
        <SelectField
          {...form.field('state')}
          label={t('holiday.state')}
          placeholder={t('holiday.allStates')}
          options={[
            { value: '', label: t('holiday.allStates') },
            ...states.map(({ state_code, name }) => ({ value: state_code, label: name })),
          ]}
        />
      )}
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 320, overflowY: 'auto' }} tabIndex={0}>
        {found.error ? (
          <FailedState dense error={found.error} retry={() => void found.refetch()} />
        ) : !found.data ? (
          <SkeletonRows rows={6} height={36} />
        ) : offered.length === 0 ? (
          <EmptyState dense icon="calendar" title={t('holiday.unknown')} />
        ) : (
          <Box component="ul" aria-label={t('holiday.tab')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {offered.map((day) => {
              const { date, name, part, type, added } = day
              return (
                <Box component="li" key={date} sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}>
                  <Box
                    component="label"
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      gap: 1,
                      minHeight: 36,
                      px: 1,
                      color: added ? 'text.secondary' : undefined,
                    }}
                  >
                    <Checkbox size="small" checked={isChosen(day, turned)} disabled={added} onChange={() => turn(date)} />
                    <Box component="bdi" sx={{ flex: 1, minWidth: 0 }}>
                      {name}
                    </Box>
                    <Box component="span" className="num" sx={{ fontSize: 12, color: 'text.secondary', textAlign: 'end' }}>
                      {weekday(date)}
                      {Number(part) < 1 && ` · ${t('holiday.half')}`}
                      {type === 'bank' && ` · ${t('holiday.bank')}`}
                      {added && ` · ${t('holiday.stands')}`}
                    </Box>
                  </Box>
                </Box>
              )
            })}
          </Box>
        )}
      </Box>
      {problem && (
        <Box role="alert" sx={{ fontSize: 12, color: 'tone.bad' }}>
          {problem}
        </Box>
      )}
    </FormDialog>
  )
}
