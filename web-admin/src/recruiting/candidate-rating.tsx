import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { CandidateAnswer } from '@workledger/contracts/recruiting/candidates.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Card } from '@workledger/kit/ui/card'
import { toastError } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'
import { STARS, Star, Stars } from './stars'

/** What everybody thinks, and one's own rating. */
export function CandidateRating({ candidate, may }: { candidate: CandidateAnswer; may: boolean }) {
  const t = useText(recruitingTexts)
  const { number } = useFormat()
  const { employee } = useMember()
  const rate = useConsoleCommand('rateCandidate', { onError: toastError })
  const given = candidate.ratings.find(({ employee_id }) => employee_id === employee.id)
  const own = given?.rating ?? 0

  const all = candidate.rating && (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Stars rating={candidate.rating} /> <b>{number(candidate.rating)}</b>
    </Box>
  )

  return (
    <Card title={t('rating')} note={all || t('notRated')} padded>
      {candidate.ratings.map(({ employee_id, name, rating }) => (
        <Box key={employee_id} sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.75 }}>
          <Avatar person={{ first_name: name }} size={22} />
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Box>
          <span className="num">{number(rating)}</span>
        </Box>
      ))}
      {may && (
        <Box
          role="group"
          aria-label={t('rate')}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '0 8px',
          }}
        >
          <Box component="span" aria-hidden sx={{ fontSize: 12, color: 'text.secondary' }}>
            {t('rate')}
          </Box>
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
        </Box>
      )}
    </Card>
  )
}
