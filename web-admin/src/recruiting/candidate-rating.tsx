import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { CandidateAnswer } from '@workledger/contracts/recruiting/candidates.api'
import { Card } from '@workledger/web-app/kit/card'
import { useMember } from '@workledger/web-app/kit/current'
import { useText } from '@workledger/web-app/kit/i18n'
import { toastError } from '@workledger/web-app/kit/toast'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

/** What everybody thinks, and one's own rating. */
export function CandidateRating({ candidate, may }: { candidate: CandidateAnswer; may: boolean }) {
  const t = useText(recruitingTexts)
  const { employee } = useMember()
  const rate = useConsoleCommand('rateCandidate', { onError: toastError })
  const own = candidate.ratings.find(({ employee_id }) => employee_id === employee.id)?.rating ?? 0
  return (
    <Card title={t('rating')} note={candidate.rating ? t('rated', { rating: candidate.rating }) : t('notRated')} padded>
      {candidate.ratings.map(({ employee_id, name, rating }) => (
        <Box key={employee_id} sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <bdi>{name}</bdi>
          <span className="num">{rating}</span>
        </Box>
      ))}
      {may && (
        <Box role="group" aria-label={t('rate')} sx={{ display: 'flex', gap: 0.5, mt: 1 }}>
          {[1, 2, 3, 4, 5].map((stars) => (
            <Button
              key={stars}
              aria-label={t('stars', { count: stars })}
              aria-pressed={stars === own}
              variant={stars <= own ? 'contained' : 'outlined'}
              color={stars <= own ? 'primary' : 'inherit'}
              sx={{ minWidth: 40 }}
              onClick={() => rate.run({ params: { id: candidate.opening_id, candidateId: candidate.id }, body: { rating: stars } })}
            >
              {stars}
            </Button>
          ))}
        </Box>
      )}
    </Card>
  )
}
