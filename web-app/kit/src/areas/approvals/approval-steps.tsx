import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { ShownStep } from '@workledger/contracts/kernel/shown-step'
import { isolated, useFormat } from '../../i18n/format'
import { BareList, Grow, Row } from '../../ui/layout'
import { StatusChip } from '../../ui/status-chip'
import { Muted } from '../../ui/text'
import type { Tone } from '../../ui/tokens'
import { useStepWords } from './step-words'

const tones: Record<ShownStep['state'], Tone> = {
  approved: 'good',
  waiting: 'warn',
  coming: 'wait',
  skipped: 'wait',
}

interface Props {
  steps: readonly ShownStep[]
  pending: boolean
  /** No one has asked yet, so no step waits. */
  draft?: boolean
}

/** The steps of an approval in their order: who decides each, its state, and who decided when. */
export function ApprovalSteps({ steps, pending, draft = false }: Props) {
  const { t } = useStepWords()
  const adminLast = pending && !steps.some(({ state }) => state === 'waiting')

  return (
    <>
      <BareList component="ol" aria-label={t('title')} sx={{ display: 'grid', gap: 1 }}>
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <StepLine key={place} step={step} number={place + 1} draft={draft} />
        ))}
      </BareList>
      {adminLast && (
        <Muted size={12} sx={{ mt: 1 }}>
          {t('adminLast')}
        </Muted>
      )}
    </>
  )
}

interface LineProps {
  step: ShownStep
  number: number
  draft: boolean
}

function StepLine({ step, number, draft }: LineProps) {
  const { t, namesOf, escalatesTo } = useStepWords()
  const { moment, number: written } = useFormat()

  const about = [
    ...step.approvals.map(({ by, at }) =>
      t('byOn', { name: by ? isolated(fullName(by)) : t('former'), when: isolated(moment(at)) }),
    ),
    ...(step.state === 'skipped' ? [t('skippedWhy')] : []),
    ...(step.state === 'approved' || step.state === 'skipped'
      ? []
      : step.escalated
        ? [t('escalated', { names: escalatesTo(step) })]
        : step.escalate_after
          ? [t('escalates', { count: step.escalate_after, names: escalatesTo(step) })]
          : []),
  ]

  return (
    <Row component="li" gap={1} align="start">
      <Box
        aria-hidden
        className="num"
        sx={{
          flex: 'none',
          width: 20,
          height: 20,
          borderRadius: '10px',
          fontSize: 12,
          lineHeight: '20px',
          textAlign: 'center',
          bgcolor: 'tone.raised',
          color: 'text.secondary',
        }}
      >
        {written(number)}
      </Box>
      <Grow>
        <Box sx={{ overflowWrap: 'anywhere' }}>{namesOf(step)}</Box>
        {about.map((line) => (
          <Muted key={line} size={12}>
            {line}
          </Muted>
        ))}
      </Grow>
      {(!draft || step.state === 'skipped') && (
        <StatusChip tone={tones[step.state]}>{t(step.state)}</StatusChip>
      )}
    </Row>
  )
}
