import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { bandTypes, MOST_BANDS } from '@workledger/contracts/watch/watch-rules'
import { AddRow } from '@workledger/kit/form/add-row'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { faultText } from '@workledger/kit/i18n/error-words'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { watchTexts } from './messages'
import type { RuleForm, TypedBand } from './use-rule-form'

interface Props {
  form: RuleForm
  band: TypedBand
  index: number
}

/** The currency, the kind of pay and the amounts of one band. */
export function BandFields({ form, band: each, index }: Props) {
  const t = useText(watchTexts)
  const { bands } = form.values

  const put = (key: number, change: Partial<TypedBand>) =>
    form.set(
      'bands',
      bands.map((each) => (each.key === key ? { ...each, ...change } : each)),
    )

  const field = (name: 'currency' | 'least' | 'most') => {
    const wrong = form.errors[`bands.${index}.${name}`]
    return {
      name: `bands.${index}.${name}`,
      value: each[name],
      onChange: (value: string) => put(each.key, { [name]: value }),
      ...(wrong && { error: faultText(wrong) }),
    }
  }

  return (
    <Stack
      component="fieldset"
      gap={1.5}
      sx={{ minWidth: 0, m: 0, p: 1.5, border: 1, borderColor: 'divider', borderRadius: '8px' }}
    >
      <Muted component="legend" size={12} sx={{ px: 0.5 }}>
        {t('band', { number: index + 1 })}
      </Muted>
      <Grid columns="1fr 1fr auto" gap={1.5} sx={{ alignItems: 'start' }}>
        <TextField {...field('currency')} required label={t('currency')} placeholder="EUR" />
        <SelectField
          name={`bands.${index}.type`}
          value={each.type}
          onChange={(type) => put(each.key, { type: type as TypedBand['type'] })}
          required
          label={t('type')}
          options={bandTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <IconButton
          // Next to the field, below its label.
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
      </Grid>
      <Grid columns="1fr 1fr" gap={1.5} sx={{ alignItems: 'start' }}>
        <TextField {...field('least')} required label={t('from')} />
        <TextField {...field('most')} required label={t('to')} />
      </Grid>
    </Stack>
  )
}

/** Faults of the bands as a whole, and the button that adds one. */
export function AddBand({ form, add }: { form: RuleForm; add: () => void }) {
  const t = useText(watchTexts)
  // Faults of one field are shown there.
  const atFields = Object.keys(form.errors).some((name) =>
    /^bands\.\d+\.(currency|least|most)$/.test(name),
  )

  return (
    <>
      {!atFields && form.field('bands').error && (
        <Box sx={{ color: 'tone.bad', fontSize: 12 }}>{form.field('bands').error}</Box>
      )}
      <Box>
        <AddRow variant="outlined" disabled={form.values.bands.length >= MOST_BANDS} add={add}>
          {t('addBand')}
        </AddRow>
      </Box>
    </>
  )
}
