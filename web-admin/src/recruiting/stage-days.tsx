import Box from '@mui/material/Box'
import { COMMA, MOST_STAGE_DAYS } from '@workledger/contracts/recruiting/recruiting.bounds'
import { TextField } from '@workledger/kit/form/fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { Grid } from '@workledger/kit/ui/layout'
import { Strong } from '@workledger/kit/ui/text'
import { recruitingTexts } from './messages'

/** Typed days by stage name. */
export type StageDays = Readonly<Record<string, string>>

export const stagesIn = (typed: string) => [
  ...new Set(
    typed
      .split(COMMA)
      .map((stage) => stage.trim())
      .filter(Boolean),
  ),
]

/** Returns the stages with a number, in order. */
export const plannedOf = (stages: string, days: StageDays) =>
  stagesIn(stages).flatMap((stage) =>
    days[stage]?.trim() ? [{ stage, days: days[stage].trim() }] : [],
  )

interface Props {
  name: string
  stages: string
  value: StageDays
  error?: string | undefined
  disabled?: boolean | undefined
  onChange: (value: StageDays) => void
}

/** A number of days for each typed stage. */
export function StageDaysField({ name, stages, value, error, disabled, onChange }: Props) {
  const t = useText(recruitingTexts)
  return (
    <Box
      component="fieldset"
      aria-describedby={`${name}-note`}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Strong component="legend" sx={{ p: 0, mb: 0.5 }}>
        {t('plannedDays')}
      </Strong>
      <Grid
        columns="repeat(auto-fill, minmax(min(100%, 132px), 1fr))"
        gap={1}
        sx={{ alignItems: 'end' }}
      >
        {stagesIn(stages).map((stage) => (
          <TextField
            key={stage}
            name={`${name}-${stage}`}
            label={<bdi>{stage}</bdi>}
            type="number"
            disabled={disabled}
            value={value[stage] ?? ''}
            onChange={(days) => onChange({ ...value, [stage]: days })}
            min="1"
            max={String(MOST_STAGE_DAYS)}
          />
        ))}
      </Grid>
      <Box
        id={`${name}-note`}
        role={error ? 'alert' : undefined}
        sx={{ mt: 0.5, fontSize: 12, color: error ? 'tone.bad' : 'text.secondary' }}
      >
        {error ?? t('plannedDaysHint')}
      </Box>
    </Box>
  )
}
