import Box from '@mui/material/Box'
import type { CandidateAnswer } from '@workledger/contracts/recruiting/candidates.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { Row } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

/** The stages of the opening with the days in each; a press moves the candidate there. */
export function CandidatePath({ candidate }: { candidate: CandidateAnswer }) {
  const t = useText(recruitingTexts)
  const may = useMay()('changeCandidate')
  const { id: candidateId, opening_id: id, status, stage, path } = candidate

  const change = useConsoleCommand('changeCandidate', {
    onDone: () => void toast(t('toast.stage')),
    onError: (error) => void toast({ text: pair(t('toast.wrong'), error.message), tone: 'bad' }),
  })

  const now = path.findIndex((each) => each.stage === stage)

  return (
    <Row role="group" aria-label={t('stage')} align="stretch" wrap gap={0.5}>
      {path.map(({ stage: each, days }, index) => (
        <Row
          component="button"
          type="button"
          key={each}
          aria-pressed={index === now}
          disabled={!may || status !== 'active'}
          onClick={() =>
            index !== now &&
            change.run({ params: { id, candidateId }, body: { stage: each }, shown: candidate })
          }
          align="baseline"
          gap={0.75}
          sx={{
            flex: '1 0 auto',
            maxWidth: '100%',
            justifyContent: 'center',
            minWidth: 0,
            minHeight: 28,
            p: '4px 8px',
            border: 0,
            borderRadius: '4px',
            font: 'inherit',
            fontSize: 13,
            fontWeight: 500,
            // Even the longest name of a stage fits a phone.
            overflowWrap: 'anywhere',
            color: index < now ? 'tone.accentInk' : 'text.secondary',
            bgcolor: index < now ? 'tone.accentSoft' : 'tone.waitSoft',
            '&[aria-pressed=true]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
            '&:enabled': { cursor: 'pointer' },
            '&:focus-visible': {
              outline: '2px solid',
              outlineColor: 'primary.main',
              outlineOffset: 2,
            },
            '@media (pointer: coarse)': { minHeight: 40, alignItems: 'center' },
          }}
        >
          <bdi>{each}</bdi>
          {days !== null && (
            <Box
              component="span"
              className="num"
              sx={{ fontSize: 11, fontWeight: 400, whiteSpace: 'nowrap' }}
            >
              {t('days', { days })}
            </Box>
          )}
        </Row>
      ))}
    </Row>
  )
}
