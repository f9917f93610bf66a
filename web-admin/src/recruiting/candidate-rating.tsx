import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { CandidateAnswer } from '@workledger/contracts/recruiting/candidates.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Card } from '@workledger/kit/ui/card'
import { Grow, Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toastError } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'
import { STARS, Star, Stars } from './stars'

/** The average rating, and the viewer's own. */
export function CandidateRating({ candidate, may }: { candidate: CandidateAnswer; may: boolean }) {
  const t = useText(recruitingTexts)
  const { number } = useFormat()
  const { employee } = useMember()
  const rate = useConsoleCommand('rateCandidate', { onError: toastError })
  const given = candidate.ratings.find(({ employee_id }) => employee_id === employee.id)
  const own = given?.rating ?? 0

  const all = candidate.rating && (
    <Row component="span" inline gap={0.75}>
      <Stars rating={candidate.rating} /> <b>{number(candidate.rating)}</b>
    </Row>
  )

  return (
    <Card title={t('rating')} note={all || t('notRated')} padded>
      {candidate.ratings.map(({ employee_id, name, rating }) => (
        <Row key={employee_id} gap={1} sx={{ mb: 0.75 }}>
          <Avatar person={{ first_name: name }} size={22} />
          <Grow sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Grow>
          <span className="num">{number(rating)}</span>
        </Row>
      ))}
      {may && (
        <Row
          role="group"
          aria-label={t('rate')}
          wrap
          gap="0 8px"
          sx={{ justifyContent: 'space-between' }}
        >
          <Muted component="span" aria-hidden size={12}>
            {t('rate')}
          </Muted>
          <Box sx={{ display: 'flex', mx: -0.5 }}>
            {STARS.map((stars) => (
              <IconButton
                key={stars}
                aria-label={t('stars', { count: stars })}
                aria-pressed={stars === own}
                sx={{ p: 0.5 }}
                onClick={() =>
                  rate.run({
                    params: { id: candidate.opening_id, candidateId: candidate.id },
                    body: { rating: stars },
                    shown: given ?? { revision: 0 },
                  })
                }
              >
                <Star on={stars <= own} size={16} />
              </IconButton>
            ))}
          </Box>
        </Row>
      )}
    </Card>
  )
}
