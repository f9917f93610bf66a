import Box from '@mui/material/Box'
import Rating from '@mui/material/Rating'
import { BEST_RATING } from '@workledger/contracts/surveys/survey-kinds'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { lastDigit } from '@workledger/kit/ui/figures'
import { Grid, Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { surveysTexts } from './messages'
import type { Report } from './report'

interface Props {
  question: Report['questions'][number]
  round: Report['rounds'][number]
  rounds: Report['rounds']
}

/** One question: mean and spread of a round, with the means of the other rounds. */
export function QuestionReport({ question, round, rounds }: Props) {
  const t = useText(surveysTexts)
  const now = question.rounds.find(({ round_id }) => round_id === round.id)!
  const { average, stars, distribution, answers } = now

  return (
    <Card title={<bdi>{now.question}</bdi>} note={t('responses', { count: answers })} padded>
      {average === null || stars === null || distribution === null ? (
        <Muted>{t(question.answer_type === 'text' ? 'inWords' : 'noneYet')}</Muted>
      ) : (
        <Grid columns={{ xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap={3}>
          <Box>
            <Mean average={average} stars={stars} />
            <Distribution distribution={distribution} />
          </Box>
          <Trend question={question} rounds={rounds} />
        </Grid>
      )}
    </Card>
  )
}

/** The mean as a number, in the word of the scale that is nearest, and in stars to a tenth. */
function Mean({ average, stars }: { average: string; stars: string }) {
  const t = useText(surveysTexts)
  return (
    <Row wrap gap={1.5} sx={{ mb: 1.5 }}>
      <Strong
        className="num ltr"
        weight={600}
        sx={{ fontSize: 28, lineHeight: '36px' }}
        aria-hidden
      >
        {average}
      </Strong>
      <Strong component="span" aria-hidden>
        {t(`scale.r${ratingOf(Math.round(Number(average)))}`)}
      </Strong>
      <Box role="img" aria-label={t('averageOf', { average })} sx={{ display: 'flex' }}>
        <Rating
          value={Number(stars)}
          precision={0.1}
          max={BEST_RATING}
          readOnly
          size="small"
          aria-hidden
          title={stars}
          sx={{ '& .MuiRating-iconFilled': { color: 'text.secondary' } }}
        />
      </Box>
    </Row>
  )
}

const ratings = [1, 2, 3, 4, 5] as const

type ScaleRating = (typeof ratings)[number]

const ratingOf = (value: number): ScaleRating => ratings.find((rating) => rating >= value) ?? 5

/** A bar for each answer of the scale: its share of all answers, and its number. */
function Distribution({ distribution }: { distribution: readonly number[] }) {
  const t = useText(surveysTexts)
  const { number, percent } = useFormat()
  const total = distribution.reduce((sum, count) => sum + count, 0)
  const rows = ratings.map((rating) => ({ rating, count: distribution[rating - 1] ?? 0 })).reverse()

  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        '& th, & td': { p: 0, py: 0.375, fontWeight: 400 },
      }}
    >
      <Muted component="caption" size={12} sx={{ textAlign: 'start', pb: 0.5 }}>
        {t('distribution')}
      </Muted>
      <tbody>
        {rows.map(({ rating, count }) => (
          <tr key={rating}>
            <Box
              component="th"
              scope="row"
              sx={{ '&&': { paddingInlineEnd: 1.5 }, width: '34%', textAlign: 'start' }}
            >
              {t(`scale.r${rating}`)}
            </Box>
            <td>
              <Box aria-hidden sx={{ height: 12, bgcolor: 'tone.waitSoft', borderRadius: '3px' }}>
                <Box
                  sx={{
                    height: 12,
                    width: `${total > 0 ? (100 * count) / total : 0}%`,
                    bgcolor: 'primary.main',
                    borderRadius: '3px',
                  }}
                />
              </Box>
            </td>
            <Box
              component="td"
              className="num"
              sx={{
                '&&': { paddingInlineStart: 1.5 },
                width: 108,
                textAlign: lastDigit,
                whiteSpace: 'nowrap',
              }}
            >
              {number(count)} · {percent(total > 0 ? Math.round((100 * count) / total) : 0)}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

/** The mean of each round, oldest first; one that may not be shown is marked. */
function Trend({ question, rounds }: Pick<Props, 'question' | 'rounds'>) {
  const t = useText(surveysTexts)
  const { day } = useFormat()

  const points = [...rounds].reverse().flatMap((round) => {
    const there = question.rounds.find(({ round_id }) => round_id === round.id)
    return there ? [{ round, average: there.average }] : []
  })

  if (points.length < 2) return null

  return (
    <Box
      component="table"
      sx={{
        alignSelf: 'start',
        width: '100%',
        borderCollapse: 'collapse',
        '& th, & td': { p: 0, py: 0.375, fontWeight: 400 },
      }}
    >
      <Muted component="caption" size={12} sx={{ textAlign: 'start', pb: 0.5 }}>
        {t('trend')}
      </Muted>
      <tbody>
        {points.map(({ round, average }) => (
          <tr key={round.id}>
            <Box
              component="th"
              scope="row"
              sx={{
                '&&': { paddingInlineEnd: 1.5 },
                width: 108,
                textAlign: 'start',
                whiteSpace: 'nowrap',
              }}
            >
              {day(round.sent_on)}
            </Box>
            {average === null ? (
              <Box component="td" colSpan={2} sx={{ color: 'text.secondary' }}>
                {t(round.answered === 0 && round.privacy === 'anonymous' ? 'hidden' : 'noneYet')}
              </Box>
            ) : (
              <>
                <td>
                  <Box
                    aria-hidden
                    sx={{ height: 12, bgcolor: 'tone.waitSoft', borderRadius: '3px' }}
                  >
                    <Box
                      sx={{
                        height: 12,
                        width: `${(100 * Number(average)) / BEST_RATING}%`,
                        bgcolor: 'primary.main',
                        borderRadius: '3px',
                      }}
                    />
                  </Box>
                </td>
                <Box
                  component="td"
                  className="num"
                  sx={{ '&&': { paddingInlineStart: 1.5 }, width: 56, textAlign: lastDigit }}
                >
                  {average}
                </Box>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
