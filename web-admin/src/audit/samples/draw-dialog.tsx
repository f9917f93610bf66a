import { useQuery } from '@tanstack/react-query'
import { type Population, populations } from '@workledger/contracts/samples/sample-kinds'
import { drawSampleBody, samplesApi } from '@workledger/contracts/samples/samples.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/is-day'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { samplesWords } from '@workledger/kit/i18n/words/samples'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { useGo } from '@workledger/kit/ui/app-link'
import { Grid } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../../kit/use-command'
import { samplesTexts } from './messages'

/** Draws a sample: its population, days, size and seed. */
export default function DrawDialog({ close }: { close: () => void }) {
  const { options } = useRecordWords(samplesWords)

  const t = useText(samplesTexts)
  const { workspace } = useMember()
  const { span } = useFormat()
  const go = useGo()
  const draw = useConsoleCommand('drawSample')

  const form = useForm({
    words: useRecordWords(samplesWords),
    schema: drawSampleBody,
    initial: {
      name: '',
      population: 'pay' as Population,
      from: `${today().slice(0, 4)}-01-01`,
      to: today(),
      size: '25',
      seed: '',
    },
    toRequest: (typed) => ({ ...typed, name: typed.name || usual(typed) }),
    submit: async (typed) => {
      const body = drawSampleBody.parse({ ...typed, name: typed.name || usual(typed) })
      const { data } = await draw.send({ params: { ws: workspace.id }, body })
      toast(t('drawn'))
      close()
      go(`/admin/audit/samples/${data.id}`)
    },
  })

  const { population, from, to } = form.values

  function usual({ population, from, to }: { population: Population; from: string; to: string }) {
    const period = isDay(from) && isDay(to) ? span(from, to) : ''
    return t('usualName', { population: t(`populations.${population}`), period })
  }

  const asks = isDay(from) && isDay(to) && from <= to

  const there = useQuery({
    ...query(samplesApi.samplePopulation, {
      params: { ws: workspace.id },
      query: { population, from, to },
    }),
    enabled: asks,
  })

  const size = there.data?.data.size

  return (
    <FormDialog title={t('draw')} form={form} action={t('drawAction')} onClose={close}>
      <SelectField
        {...form.field('population')}
        onChange={(value) => form.set('population', value as Population)}
        required
        options={options(populations)}
      />
      <Grid columns="1fr 1fr" gap={1.5} sx={{ alignItems: 'start' }}>
        <DateField {...form.field('from')} required />
        <DateField {...form.field('to')} required />
      </Grid>
      <Muted aria-live="polite" sx={{ minHeight: 20 }}>
        {asks && size !== undefined && (size === 0 ? t('noneThere') : t('counted', { n: size }))}
      </Muted>
      <Grid columns="1fr 1fr" gap={1.5} sx={{ alignItems: 'start' }}>
        <TextField
          {...form.field('size')}
          required
          type="number"
          min="1"
          max="500"
          hint={t('sizeHint')}
        />
        <TextField {...form.field('seed')} placeholder="7F3A-91C2" hint={t('seedHint')} />
      </Grid>
      <TextField {...form.field('name')} placeholder={usual(form.values)} />
    </FormDialog>
  )
}
