import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type WatchRuleRow, watchRuleBody } from '@workledger/contracts/watch/watch.api'
import { bandTypes, MOST_BANDS } from '@workledger/contracts/watch/watch-rules'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { faultText } from '@workledger/kit/i18n/error-words'
import { useText } from '@workledger/kit/i18n/i18n'
import { isLate } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { Icon } from '@workledger/kit/ui/icon'
import { toast } from '@workledger/kit/ui/toast'
import { useRef } from 'react'
import { useConsoleCommand } from '../../kit/use-command'
import { watchTexts } from './messages'
import { useWeekdayName } from './weekday-name'

interface Typed {
  key: number
  currency: string
  type: (typeof bandTypes)[number]
  least: string
  most: string
}

/** Switches a rule, and says what it goes by. */
export default function RuleDialog({ rule, close }: { rule: WatchRuleRow; close: () => void }) {
  const t = useText(watchTexts)
  const weekday = useWeekdayName()
  const { workspace } = useMember()
  const set = useConsoleCommand('setWatchRule')
  const keys = useRef(0)
  const [weekend, band] = [rule.rule === 'weekend_changes', rule.rule === 'outside_band']
  const toRequest = ({ on, least, days_off, bands }: { on: boolean; least: string; days_off: number[]; bands: Typed[] }) => ({
    on,
    ...(weekend ? { least, days_off } : {}),
    ...(band ? { bands: bands.map(({ key: _, ...each }) => ({ ...each, currency: each.currency.trim().toUpperCase() })) } : {}),
  })
  const form = useForm({
    schema: watchRuleBody,
    initial: {
      on: rule.on,
      least: String(rule.least ?? ''),
      days_off: rule.days_off,
      bands: rule.bands.map((each): Typed => ({ ...each, key: keys.current++ })),
    },
    toRequest,
    submit: async (typed) => {
      const request = { params: { ws: workspace.id, rule: rule.rule }, body: watchRuleBody.parse(toRequest(typed)), shown: rule }
      const { data } = await set.send(request)
      toast(t(!isLate(data) && data.proposal ? 'proposal.saved' : 'saved'))
      close()
    },
  })
  const { bands, days_off } = form.values
  const put = (key: number, change: Partial<Typed>) =>
    form.set(
      'bands',
      bands.map((each) => (each.key === key ? { ...each, ...change } : each)),
    )
  const field = (each: Typed, index: number, name: 'currency' | 'least' | 'most') => {
    const wrong = form.errors[`bands.${index}.${name}`]
    return {
      name: `bands.${index}.${name}`,
      value: each[name],
      onChange: (value: string) => put(each.key, { [name]: value }),
      ...(wrong && { error: faultText(wrong) }),
    }
  }
  // What is wrong with one field stands there.
  const atFields = Object.keys(form.errors).some((name) => /^bands\.\d+\.(currency|least|most)$/.test(name))
  return (
    <FormDialog title={t('setTitle', { rule: t(`rule.${rule.rule}`) })} form={form} onClose={close}>
      <Box sx={{ color: 'text.secondary' }}>{t(`about.${rule.rule}`)}</Box>
      <Alert severity="info">{t('proposal.hint')}</Alert>
      <CheckField {...form.field('on')} label={t('switch')} />
      {weekend && (
        <>
          <TextField {...form.field('least')} required type="number" min="2" max="1000" label={t('least')} />
          <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
            <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 500 }}>
              {t('daysOff')}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              {[1, 2, 3, 4, 5, 6, 7].map((day) => (
                <CheckField
                  key={day}
                  name={`days_off.${day}`}
                  value={days_off.includes(day)}
                  onChange={(on) => form.set('days_off', on ? [...days_off, day].sort() : days_off.filter((each) => each !== day))}
                  label={weekday(day)}
                />
              ))}
            </Box>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('daysOffHint')}</Box>
          </Box>
        </>
      )}
      {band &&
        bands.map((each, index) => (
          <Box
            key={each.key}
            component="fieldset"
            sx={{ display: 'grid', gap: 1.5, minWidth: 0, m: 0, p: 1.5, border: 1, borderColor: 'divider', borderRadius: '8px' }}
          >
            <Box component="legend" sx={{ px: 0.5, fontSize: 12, color: 'text.secondary' }}>
              {t('band', { number: index + 1 })}
            </Box>
            <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: 1.5, alignItems: 'start' }}>
              <TextField {...field(each, index, 'currency')} required label={t('currency')} placeholder="EUR" />
              <SelectField
                name={`bands.${index}.type`}
                value={each.type}
                onChange={(type) => put(each.key, { type: type as Typed['type'] })}
                required
                label={t('type')}
                options={bandTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
              />
              <IconButton
                // Beside the field, below the height of its label.
                sx={{ mt: 3 }}
                aria-label={t('removeBand', { number: index + 1 })}
                title={t('removeBand', { number: index + 1 })}
                onClick={() =>
                  form.set(
                    'bands',
                    bands.filter(({ key }) => key !== each.key),
                  )
                }
              >
                <Icon name="trash" />
              </IconButton>
            </Box>
            <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
              <TextField {...field(each, index, 'least')} required label={t('from')} />
              <TextField {...field(each, index, 'most')} required label={t('to')} />
            </Box>
          </Box>
        ))}
      {band && (
        <>
          {!atFields && form.field('bands').error && <Box sx={{ color: 'tone.bad', fontSize: 12 }}>{form.field('bands').error}</Box>}
          <Box>
            <Button
              startIcon={<Icon name="plus" />}
              disabled={bands.length >= MOST_BANDS}
              onClick={() => form.set('bands', [...bands, { key: keys.current++, currency: '', type: 'monthly', least: '', most: '' }])}
            >
              {t('addBand')}
            </Button>
          </Box>
        </>
      )}
    </FormDialog>
  )
}
