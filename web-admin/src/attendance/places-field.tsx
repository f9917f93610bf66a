import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { MOST_CHECK_IN_PLACES } from '@workledger/contracts/attendance/check-in-limits.api'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { kioskTexts } from '@workledger/kit/areas/attendance/kiosks/messages'
import { locate } from '@workledger/kit/areas/attendance/locate'
import { AddRow } from '@workledger/kit/form/add-row'
import { TextField } from '@workledger/kit/form/fields'
import type { FieldProps } from '@workledger/kit/form/form'
import { faultText } from '@workledger/kit/i18n/error-words'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row, Stack } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'

/** A place as typed. */
export interface TypedPlace {
  name: string
  lat: string
  long: string
  radius: string
}

const NEW_PLACE: TypedPlace = { name: '', lat: '', long: '', radius: '100' }

interface Props extends FieldProps<TypedPlace[]> {
  /** The form's complaints, by paths such as `places.0.lat`. */
  errors: Readonly<Record<string, Fault>>
}

/** The places for check-in: each with its name, its degrees and its radius. */
export function PlacesField({ name, value, onChange, error, errors }: Props) {
  const t = useText(kioskTexts)
  const inLine = value.some((_, n) =>
    Object.keys(errors).some((path) => path.startsWith(`${name}.${n}.`)),
  )

  return (
    <Stack gap={2}>
      {value.map((place, n) => (
        <PlaceLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its line
          key={n}
          name={`${name}.${n}`}
          place={place}
          errors={errors}
          change={(part) =>
            onChange(value.map((each, at) => (at === n ? { ...each, ...part } : each)))
          }
          remove={() => onChange(value.filter((_, at) => at !== n))}
        />
      ))}
      {error && !inLine && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      {value.length < MOST_CHECK_IN_PLACES && (
        <Box>
          <AddRow add={() => onChange([...value, NEW_PLACE])}>{t('places.add')}</AddRow>
        </Box>
      )}
      {value.length > 0 && <FormHelperText sx={{ m: 0 }}>{t('places.hint')}</FormHelperText>}
    </Stack>
  )
}

interface LineProps {
  name: string
  place: TypedPlace
  errors: Props['errors']
  change: (part: Partial<TypedPlace>) => void
  remove: () => void
}

function PlaceLine({ name, place, errors, change, remove }: LineProps) {
  const t = useText(kioskTexts)

  const field = (part: keyof TypedPlace) => ({
    name: `${name}.${part}`,
    value: place[part],
    onChange: (text: string) => change({ [part]: text }),
    error: errors[`${name}.${part}`] && faultText(errors[`${name}.${part}`]!),
    label: t(`places.${part}`),
    required: true,
  })

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Stack gap={1.5}>
        <TextField {...field('name')} />
        <Grid columns={{ xs: '1fr', sm: '1fr 1fr 1fr' }} gap={1.5}>
          <TextField {...field('lat')} />
          <TextField {...field('long')} />
          <TextField {...field('radius')} numeric />
        </Grid>
        <Row wrap gap={1}>
          <Button startIcon={<Icon name="globe" />} onClick={() => void findHere(change)}>
            {t('places.here')}
          </Button>
          <Button variant="text" startIcon={<Icon name="trash" />} onClick={remove}>
            {t('places.remove', { name: place.name })}
          </Button>
        </Row>
      </Stack>
    </Box>
  )
}

/** Fills in the location of this device. */
async function findHere(change: LineProps['change']) {
  const { t } = kioskTexts
  const found = await locate()
  if (typeof found === 'string') return toast({ text: t('places.failed'), tone: 'bad' })
  change({ lat: String(found.lat), long: String(found.long) })

  return toast(t('places.found', { metres: found.accuracy }))
}
