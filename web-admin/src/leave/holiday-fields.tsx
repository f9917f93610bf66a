import { useQuery } from '@tanstack/react-query'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { today } from '@workledger/kit/i18n/format'
import { useLanguage } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { Grid } from '@workledger/kit/ui/layout'
import { useLeaveWords } from './leave-row'
import type { HolidayImport } from './use-holiday-import'

interface Props {
  holidays: HolidayImport
  /** The offices to choose from; null if the office is fixed. */
  offices: readonly { id: string; name: string }[] | null
}

/** The office, the country and the year. */
export function HolidayFields({ holidays: { form, states }, offices }: Props) {
  const { t } = useLeaveWords()
  const language = useLanguage()
  const now = Number(today().slice(0, 4))

  const countries = useQuery({
    ...query(leaveRulesApi.publicHolidaysCountries, { query: { language } }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.data

  return (
    <>
      {offices && (
        <SelectField
          {...form.field('office')}
          required
          options={offices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Grid columns={{ xs: '1fr', sm: '2fr 1fr' }} gap={1.5} sx={{ alignItems: 'start' }}>
        <SelectField
          {...form.field('country')}
          required
          placeholder={t('rules.choose')}
          options={(countries ?? []).map(({ country_code, name }) => ({
            value: country_code,
            label: name,
          }))}
        />
        <SelectField
          {...form.field('year')}
          required
          options={[now - 1, now, now + 1].map((each) => ({
            value: String(each),
            label: String(each),
          }))}
        />
      </Grid>
      {states.length > 0 && (
        <SelectField
          {...form.field('state')}
          placeholder={t('holiday.allStates')}
          options={[
            { value: '', label: t('holiday.allStates') },
            ...states.map(({ state_code, name }) => ({ value: state_code, label: name })),
          ]}
        />
      )}
    </>
  )
}
