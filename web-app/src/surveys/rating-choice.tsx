import Box from '@mui/material/Box'
import { BEST_RATING } from '@workledger/contracts/surveys/survey-kinds'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { Grow, Row, Stack } from '@workledger/kit/ui/layout'
import { feedbackTexts } from './messages'

const ratings = Array.from({ length: BEST_RATING }, (_, index) => (index + 1) as 1 | 2 | 3 | 4 | 5)

interface Props {
  name: string
  /** Id of the question, which names the group. */
  labelledBy: string
  describedBy?: string | undefined
  value: string
  onChange: (value: string) => void
}

/** One to five, each as wide as the screen and high enough for a thumb. */
export function RatingChoice({ name, labelledBy, describedBy, value, onChange }: Props) {
  const t = useText(feedbackTexts)
  const { number } = useFormat()

  return (
    <Stack role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy} gap={1}>
      {ratings.map((rating) => {
        const chosen = value === String(rating)
        return (
          <Row
            key={rating}
            component="label"
            gap={1.75}
            sx={{
              minHeight: 58,
              px: 2,
              border: chosen ? 2 : 1,
              m: chosen ? 0 : '1px',
              borderColor: chosen ? 'primary.main' : 'tone.lineStrong',
              borderRadius: '8px',
              bgcolor: chosen ? 'tone.accentSoft' : 'background.paper',
              color: chosen ? 'tone.accentInk' : 'text.primary',
              fontSize: 16,
              fontWeight: chosen ? 500 : 400,
              cursor: 'pointer',
              '&:has(:focus-visible)': {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: 2,
              },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={rating}
              checked={chosen}
              onChange={() => onChange(String(rating))}
              sx={{ position: 'absolute', opacity: 0, pointerEvents: 'none' }}
            />
            <Box
              component="span"
              aria-hidden
              className="num"
              sx={{
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                width: 28,
                height: 28,
                borderRadius: '50%',
                fontSize: 13,
                fontWeight: 600,
                bgcolor: chosen ? 'primary.main' : 'tone.waitSoft',
                color: chosen ? 'primary.contrastText' : 'text.secondary',
              }}
            >
              {number(rating)}
            </Box>
            <Grow component="span">{t(`scale.r${rating}`)}</Grow>
            {chosen && <Icon name="check" size={20} />}
          </Row>
        )
      })}
    </Stack>
  )
}
