import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/format'
import { query } from '../../net/query'
import { BareList, Row } from '../../ui/layout'
import { FailedState } from '../../ui/states'
import { Heading, Muted, Strong } from '../../ui/text'
import { useLeaveWords } from './leave-words'

export type Adjustment = AnswerOf<typeof leaveBalanceApi.leaveAdjustments>['data'][number]

interface Props {
  employee: string
  /** Actions at the end of a row. */
  actions?: (row: Adjustment) => ReactNode
}

/**
 * All adjustments of an employee's balances with their reasons, of all years; empty without any.
 */
export function AdjustmentList({ employee, actions }: Props) {
  const { t, days } = useLeaveWords()
  const { period, day } = useFormat()
  const found = useQuery(query(leaveBalanceApi.leaveAdjustments, { params: { id: employee } }))

  if (found.error)
    return <FailedState dense error={found.error} retry={() => void found.refetch()} />

  const rows = found.data?.data ?? []
  if (rows.length === 0) return null

  return (
    <Box component="section" sx={{ mb: 2.5 }}>
      <Heading sx={{ mb: 1, lineHeight: '20px' }}>{t('adjustments')}</Heading>
      <BareList
        sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', bgcolor: 'background.paper' }}
      >
        {rows.map((row) => (
          <Row
            component="li"
            key={row.id}
            wrap
            sx={{
              columnGap: 1.5,
              px: 2,
              py: actions ? 0.75 : 1.25,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { border: 0 },
            }}
          >
            <Strong component="span" className="num">
              {days(row.days)}
            </Strong>
            <span>{t(`grants.kind.${row.kind}`)}</span>
            <Muted component="bdi" className="num" size={12}>
              {Number(row.days) < 0 ? row.year : period(row.valid_from, row.valid_to)}
            </Muted>
            <Muted
              component="bdi"
              sx={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {row.stated === null
                ? row.description
                : t('importedBalance', { days: days(row.stated), day: day(row.valid_from) })}
            </Muted>
            {actions?.(row)}
          </Row>
        ))}
      </BareList>
    </Box>
  )
}
