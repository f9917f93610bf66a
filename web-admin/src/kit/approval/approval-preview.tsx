import type { UseQueryResult } from '@tanstack/react-query'
import type { ShownStep } from '@workledger/contracts/kernel/shown-step'
import { ApprovalSteps } from '@workledger/kit/areas/approvals/approval-steps'
import { useText } from '@workledger/kit/i18n/i18n'
import type { ApiError } from '@workledger/kit/net/client'
import { Grid, Panel, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Heading, Muted } from '@workledger/kit/ui/text'
import type { ReactNode } from 'react'
import { approvalRuleTexts } from './messages'

interface Props {
  /** The columns of the fields, from a tablet's width on. */
  columns: string
  /** The person, and the request that they would make. */
  fields: ReactNode
  found: ReactNode
}

/** Shows to whom a request would go, if a person made it now. */
export function ApprovalPreview({ columns, fields, found }: Props) {
  const words = useText(approvalRuleTexts)

  return (
    <Panel component="section" aria-label={words('preview')} sx={{ p: 2, mt: 3, maxWidth: 720 }}>
      <Heading size={14} sx={{ mb: 1.5 }}>
        {words('preview')}
      </Heading>
      <Stack gap={2}>
        <Grid columns={{ xs: '1fr', sm: columns }} gap={1.5} sx={{ alignItems: 'start' }}>
          {fields}
        </Grid>
        {found}
      </Stack>
    </Panel>
  )
}

interface FoundProps {
  /** Whether all fields are there. */
  complete: boolean
  found: Pick<
    UseQueryResult<{ data: readonly ShownStep[] }, ApiError>,
    'data' | 'error' | 'refetch'
  >
  /** What to choose first, and who decides without a rule. */
  hint: string
  oneStep: string
}

/** The steps that the call of the preview found. */
export function FoundSteps({ complete, found, hint, oneStep }: FoundProps) {
  if (!complete) return <Muted>{hint}</Muted>
  if (found.error)
    return <FailedState dense error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={2} />
  const steps = found.data.data

  return steps.length === 0 ? (
    <Muted>{oneStep}</Muted>
  ) : (
    <ApprovalSteps steps={steps} pending draft />
  )
}
