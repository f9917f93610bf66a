import Box from '@mui/material/Box'
import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { ShownStep } from '@workledger/contracts/kernel/shown-step'
import type { ReactNode, Ref } from 'react'
import { isolated, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { Grow, Panel, Row } from '../../ui/layout'
import { Heading, Muted } from '../../ui/text'
import { ApprovalSteps } from '../approvals/approval-steps'
import { useStepWords } from '../approvals/step-words'
import { ExpenseWarnings } from '../expenses/expense-warnings'
import { DecisionFields, type Draft } from './decision-fields'
import { ItemFacts } from './item-facts'
import { ItemIcon } from './item-icon'
import { LeaveEffect } from './leave-effect'
import { inboxTexts } from './messages'
import { isBulk } from './use-bulk'
import { useItemWords } from './use-item-words'

interface Props {
  item: InboxItem
  today: string
  draft: Draft
  change: (draft: Partial<Draft>) => void
  /** The buttons of the item, below everything. */
  actions?: ReactNode
  ref?: Ref<HTMLElement>
}

/** One item with its facts, what a decision changes, and the words for the employee. */
export function DecisionPane({ item, today, draft, change, actions, ref }: Props) {
  const t = useText(inboxTexts)
  const { facts } = item

  return (
    <Panel
      component="section"
      ref={ref}
      tabIndex={-1}
      aria-label={t('decision')}
      sx={{ outline: 'none', minWidth: 0 }}
    >
      <PaneHeader item={item} today={today} />
      {facts.kind === 'expense' && facts.warnings.length > 0 && (
        <Box sx={{ px: 2, pt: 2 }}>
          <ExpenseWarnings of={facts} />
        </Box>
      )}
      <ItemFacts item={item} />
      {'steps' in facts && facts.steps.length > 0 && <Steps steps={facts.steps} />}
      {facts.kind === 'leave' && (
        <Box sx={{ px: 2, pb: 2 }}>
          <Heading component="h3" size={14} sx={{ mb: 0.75 }}>
            {t('effect')}
          </Heading>
          <LeaveEffect item={item} facts={facts} />
        </Box>
      )}
      {facts.kind === 'pay_run' && <Muted sx={{ px: 2, pb: 2 }}>{t('payRunText')}</Muted>}
      {isBulk(item) && item.acts.includes('approve') && (
        <DecisionFields key={item.id} item={item} draft={draft} change={change} />
      )}
      {actions}
    </Panel>
  )
}

/** The steps of a request: those before and after the one that waits for the viewer. */
function Steps({ steps }: { steps: readonly ShownStep[] }) {
  const { t } = useStepWords()

  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <Heading component="h3" size={14} sx={{ mb: 0.75 }}>
        {t('title')}
      </Heading>
      <ApprovalSteps steps={steps} pending />
    </Box>
  )
}

function PaneHeader({ item, today }: Pick<Props, 'item' | 'today'>) {
  const t = useText(inboxTexts)
  const { day } = useFormat()
  const { titleOf, kindOf } = useItemWords()

  const about: ReactNode[] = [
    kindOf(item),
    <Box
      key="due"
      component="span"
      className="num"
      sx={item.due < today ? { color: 'tone.bad', fontWeight: 500 } : undefined}
    >
      {t('due', { day: day(item.due) })}
    </Box>,
    ...(item.since ? [t('waits', { day: day(item.since.slice(0, 10)) })] : []),
    ...(item.in_place_of
      ? [
          <Box key="place" component="span" sx={{ color: 'tone.warn' }}>
            {t('inPlaceOf', { name: isolated(fullName(item.in_place_of)) })}
          </Box>,
        ]
      : []),
  ]

  return (
    <Row
      component="header"
      gap={1.5}
      sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <ItemIcon item={item} size={36} />
      <Grow>
        <Heading size={16} sx={{ lineHeight: '24px', overflowWrap: 'anywhere' }}>
          <bdi>{titleOf(item)}</bdi>
        </Heading>
        <Muted size={12} sx={{ lineHeight: '16px' }}>
          {about.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
            <span key={index}>
              {index > 0 && ' · '}
              {part}
            </span>
          ))}
        </Muted>
      </Grow>
    </Row>
  )
}
